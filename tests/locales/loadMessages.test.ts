import { expect, it, vi } from 'vitest';
import { addBlockMessages, loadMessages } from '../../locales/loadMessages.ts';

const english = { 'error.home': [] };
const catalogues = { './en.json': async () => english };

it('loads the catalogue of the language', async () => {
  expect(await loadMessages('fr')).not.toEqual(await loadMessages('en'));
});

it('no catalogue in the build: the English one, with one warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await loadMessages('de', {}, catalogues)).toEqual(english);
  expect(await loadMessages('de', {}, catalogues)).toEqual(english);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"de"')]]);
  warn.mockClear();
});

it('the texts of blocks are added to a catalogue that was loaded before', async () => {
  const messages = await loadMessages('en', {}, catalogues);
  await addBlockMessages({ './en.json': async () => ({ 'video.play': [] }) });
  expect(messages).toEqual({ 'error.home': [], 'video.play': [] });
});
