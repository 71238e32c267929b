import { expect, it, vi } from 'vitest';
import { loadMessages } from '../../locales/loadMessages.ts';

const english = { 'error.home': [] };
const catalogues = { './en.json': async () => english };

it('fetches the catalogue of the language', async () => {
  expect(await loadMessages('fr')).not.toEqual(await loadMessages('en'));
});

it('speaks English where the build has no catalogue, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await loadMessages('de', catalogues)).toBe(english);
  expect(await loadMessages('de', catalogues)).toBe(english);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"de"')]]);
  warn.mockClear();
});
