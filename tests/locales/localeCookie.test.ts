import { expect, it } from 'vitest';
import { localeCookie } from '../../locales/localeCookie.ts';

it('lasts a year, for all paths', () => {
  expect(localeCookie('fr')).toBe('locale=fr; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('has Secure on an https site', () => {
  expect(localeCookie('pt', { secure: true })).toBe(
    'locale=pt; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});
