import { expect, it } from 'vitest';
import { localeCookie } from '../../locales/localeCookie.ts';

it('remembers a language for a year, on the whole site', () => {
  expect(localeCookie('fr')).toBe('locale=fr; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('keeps to https where the site does', () => {
  expect(localeCookie('pt', { secure: true })).toBe(
    'locale=pt; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});
