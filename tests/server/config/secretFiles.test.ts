import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkEnvironment } from '../../../server/config/checkEnvironment.ts';

const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-secrets-'));
afterAll(() => rmSync(directory, { recursive: true }));
const secretFile = (name: string, text: string): string => {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
};

it('NAME_FILE: the secret is the file’s content without the final line break', () => {
  const REDIS_URL_FILE = secretFile('right', 'redis://cache:6379\n');
  expect(checkEnvironment({ REDIS_URL_FILE }).REDIS_URL).toBe('redis://cache:6379');
});

it.each([
  [
    'both',
    { REDIS_URL: 'redis://cache', REDIS_URL_FILE: '/anywhere' },
    /^REDIS_URL and REDIS_URL_FILE are both set/,
  ],
  ['a missing file', { REDIS_URL_FILE: '/missing' }, /^REDIS_URL_FILE is "\/missing", but there is no file/],
  [
    'a file with a wrong value',
    { REDIS_URL_FILE: secretFile('wrong', 'pg://x') },
    /^REDIS_URL is a secret of 6 characters/,
  ],
])('refuses %s', (_what, environment, message) => {
  expect(() => checkEnvironment(environment)).toThrow(message);
});

it('_FILE works for secrets only', () => {
  expect(checkEnvironment({ SITE_URL_FILE: '/missing' }).SITE_URL).toBeUndefined();
});
