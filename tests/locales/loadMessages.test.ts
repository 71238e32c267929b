import { expect, it, vi } from 'vitest';
import { addBlockMessages, loadMessages } from '../../locales/loadMessages.ts';

const english = { 'error.home': [] };
const catalogues = { './en.json': async () => english };

it('fetches the catalogue of the language', async () => {
  expect(await loadMessages('fr')).not.toEqual(await loadMessages('en'));
});

it('speaks English where the build has no catalogue, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await loadMessages('de', {}, catalogues)).toEqual(english);
  expect(await loadMessages('de', {}, catalogues)).toEqual(english);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"de"')]]);
  warn.mockClear();
});

it('adds what blocks say to the texts of the visit', async () => {
  const messages = await loadMessages('en', {}, catalogues);
  await addBlockMessages({ './en.json': async () => ({ 'video.play': [] }) });
  expect(messages).toEqual({ 'error.home': [], 'video.play': [] });
});
