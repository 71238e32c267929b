import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  loadParsedAhead,
  loadSources,
  toFingerprint,
  YamlSource,
} from '../../../../demo/services/content/parsing/YamlSource.ts';
import { listDemoDirectories, parseDemoContent } from '../../../../tools/parseDemoContent.ts';

const directory = mkdtempSync(join(tmpdir(), 'parsed-ahead-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('what the build parses of the demo content', () => {
  const file = join(directory, 'demo.json');

  it('equals what parsing each file gives', async () => {
    const directories = listDemoDirectories();
    expect(directories).toEqual(expect.arrayContaining(['demo/content', 'demo/drafts/de']));
    await parseDemoContent(directories, file);
    const parsed = await loadParsedAhead(file);
    for (const directory of directories) {
      const sources = [...(await loadSources(directory)).values()];
      expect(sources.length).toBeGreaterThan(directory === 'demo/content' ? 50 : 0);
      for (const { name, value } of sources) {
        expect(parsed.get(toFingerprint(readFileSync(join(directory, name), 'utf8')))).toEqual(value);
      }
    }
  });

  it('is not used for a file that has changed since', async () => {
    const path = join(directory, 'site.yaml');
    writeFileSync(path, 'name: Estran\n');
    const before = new Map([[toFingerprint('name: Estran\n'), { name: 'as kept' }]]);
    const read = async () => (await loadSources(directory, before)).get('site')?.value;
    expect(await read()).toEqual({ name: 'as kept' });
    writeFileSync(path, 'name: Another\n');
    expect(await read()).toEqual({ name: 'Another' });
  });

  it('without a build: empty', async () => {
    expect(await loadParsedAhead(join(directory, 'none.json'))).toEqual(new Map());
  });

  it('invalid YAML: empty, and the build succeeds; the start reports it', async () => {
    writeFileSync(join(directory, 'media.yaml'), '"');
    const none = join(directory, 'broken.json');
    await parseDemoContent([directory], none);
    expect(await loadParsedAhead(none)).toEqual(new Map());
  });
});

it('errors name file, line and path, whether or not the file was parsed by the build', () => {
  const text = 'name: Estran\ncoral_count: many\n';
  const known = { name: 'Estran', coral_count: 'many' };
  for (const source of [new YamlSource('site.yaml', text), new YamlSource('site.yaml', text, known)]) {
    expect(source.value).toEqual(known);
    expect(() => source.fail(['coral_count'], 'wrong')).toThrow('site.yaml, line 2 (coral_count): wrong');
  }
});
