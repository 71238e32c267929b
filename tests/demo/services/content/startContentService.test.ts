import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContentProblem } from '../../../../demo/services/content/ContentProblem.ts';
import { startContentService } from '../../../../demo/services/content/startContentService.ts';
import { CONTENT_DIRECTORY, MEDIA_DIRECTORY } from './startFixture.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(CONTENT_DIRECTORY, directory, { recursive: true });
});
afterEach(() => rm(directory, { recursive: true }));

const options = () => ({
  contentDirectory: directory,
  mediaDirectory: MEDIA_DIRECTORY,
  key: 'k',
  watch: false,
});

const PAGE = 'nid: 900\ntitle: { en: New }\npath: { en: /new }\n';

it.each([
  ['node/page/new.yaml', 'nid: [\n', /^node\/page\/new\.yaml, line \d+: /],
  [
    'node/page/new.yaml',
    `${PAGE}colour: red\n`,
    /^node\/page\/new\.yaml, line 4 \(colour\): "colour" is not known here/,
  ],
  [
    'node/page/new.yaml',
    `${PAGE}fields:\n  range: range/coastal\n`,
    /line 5 \(fields\.range\): "range" is not known/,
  ],
  [
    'node/page/new.yaml',
    `${PAGE}blocks:\n  - type: banner\n`,
    /line 5 \(blocks\.0\.type\): "banner" is not known here; expected one of home_hero, /,
  ],
  [
    'node/page/new.yaml',
    `${PAGE}blocks:\n  - type: secondary-heroe\n`,
    /line 5 \(blocks\.0\.type\): "secondary-heroe" is not known here; did you mean "secondary_hero"\?$/,
  ],
  [
    'node/page/new.yaml',
    `${PAGE}blocks:\n  - type: lead\n    txet: x\n`,
    /\(blocks\.0\.txet\): "txet" is not known here; did you mean "text"\?$/,
  ],
  ['node/page/new.yaml', `${PAGE}blocks:\n  - type: 7\n`, /\(blocks\.0\.type\): 7 is not known here/],
  [
    'node/page/new.yaml',
    `${PAGE}blocks:\n  - type: lead\n    heading: x\n`,
    /\(blocks\.0\.heading\): "heading" is not known/,
  ],
  [
    'node/page/new.yaml',
    PAGE.replace('900', '20'),
    /tern-40\.yaml, line 1 \(nid\): number 20 is already taken by node\/page\/new\.yaml/,
  ],
  [
    'node/page/new.yaml',
    PAGE.replace('/new', '/news'),
    /news\.yaml, line 3 \(path\): node 900 has the address \/news \(en\) already/,
  ],
  ['node/page/new.yaml', PAGE.replace('en: New', 'en: New, fr: Neuf'), /"fr" has a title but no path/],
  [
    'node/product/new.yaml',
    `${PAGE}fields: { range: range/nothing }\n`,
    /"range\/nothing" does not exist as node--range/,
  ],
  [
    'node/product/new.yaml',
    `${PAGE}fields: { menu_image: nothing }\n`,
    /"nothing" does not exist as media--image/,
  ],
  ['node/product/new.yaml', `${PAGE}fields: { menu_image: film }\n`, /"film" does not exist as media--image/],
  ['node/product/new.yaml', `${PAGE}fields: { salesforce_id: { en: a, fr: b } }\n`, /cannot be localized/],
  ['node/product/new.yaml', `${PAGE}fields: { salesforce_id: 42 }\n`, /expected text/],
  ['node/boat/new.yaml', PAGE, /^node\/boat\/new\.yaml: no content of this kind is known\./],
  [
    'menus/footer-right.yaml',
    '- { title: x, uri: "node:page/nothing" }\n',
    /\(0\.uri\): "page\/nothing" does not exist/,
  ],
  ['menus/footer-right.yaml', '- { title: x, uri: news }\n', /"news" is no link/],
  ['media.yaml', 'sea: { file: gone.jpg, alt: "" }\n', /does not exist|no media file "gone\.jpg"/],
  ['redirects.yaml', '- { locale: en, from: /a, to: /b }\n', /\(0\.to\): expected node:bundle\/key or https/],
])('does not start over %s when it is wrong (%#)', async (file, text, message) => {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), text);
  const start = startContentService(options());
  await expect(start).rejects.toThrow(ContentProblem);
  await expect(start).rejects.toThrow(message);
});

it('several broken files: one error names all', async () => {
  await writeFile(join(directory, 'node/page/one.yaml'), `${PAGE}a: 1\n`);
  await writeFile(join(directory, 'node/page/two.yaml'), `${PAGE.replace('900', '901')}b: 1\n`);
  await expect(startContentService(options())).rejects.toThrow(/one\.yaml.*\n.*two\.yaml/);
});

it('a changed file is served at once; while it is broken, its last valid content', async () => {
  const file = join(directory, 'site.yaml');
  let reloaded = Promise.withResolvers<void>();
  let refused = Promise.withResolvers<string>();
  const service = await startContentService({
    ...options(),
    watch: true,
    onReload: () => reloaded.resolve(),
    onProblem: (message) => refused.resolve(message),
  });
  const count = async (): Promise<unknown> => (await fetch(`${service.url}/coral-guardian-api/fetch`)).json();
  try {
    await writeFile(file, 'name: Tern Boats\ncoral_count: 400\n');
    await reloaded.promise;
    expect(await count()).toEqual({ coral_count: 400 });

    refused = Promise.withResolvers();
    await writeFile(file, 'name: Tern Boats\ncoral_count: many\n');
    expect(await refused.promise).toBe('site.yaml, line 2 (coral_count): expected a whole number.');
    expect(await count()).toEqual({ coral_count: 400 });

    reloaded = Promise.withResolvers();
    await writeFile(file, 'name: Tern Boats\ncoral_count: 500\n');
    await reloaded.promise;
    expect(await count()).toEqual({ coral_count: 500 });
  } finally {
    await service.close();
  }
});
