import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import { maySee } from '../../../server/admin/auth/roleAreas.ts';
import {
  pictureFile,
  type ReportedPicture,
  reportFile,
  type Version,
} from '../../../server/admin/visual/VisualReport.ts';
import { visualRouter } from '../../../server/admin/visual/visualRouter.ts';
import { listen } from '../loopback.ts';

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

const AT = '2026-11-25T12:00:00.000Z';
const PICTURES: ReportedPicture[] = [
  { name: 'block-hero-1-360', title: 'hero: default, 360 px', state: 'changed', share: 0.25 },
  { name: 'stored-block-hero-360', title: 'hero, stored, 360 px', state: 'new', share: 1 },
  { name: 'block-old-1-360', title: 'block-old-1-360', state: 'gone', share: 1 },
];

/** The page of changes after a run that has found these pictures. */
async function serve(pictures: ReportedPicture[] | undefined = PICTURES) {
  const directory = mkdtempSync(join(tmpdir(), 'visual-'));
  directories.push(directory);
  const write = (version: Version, name: string) => {
    const file = pictureFile(directory, version, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${version} ${name}`);
  };
  for (const { name, state } of pictures) {
    if (state !== 'new') write('accepted', name);
    if (state !== 'gone') write('drawn', name);
    if (state === 'changed') write('difference', name);
  }
  writeFileSync(reportFile(directory), JSON.stringify({ at: AT, same: 7, pictures }));
  const app = express();
  app.use(visualRouter({ layout: ({ main }) => main.markup, directory }));
  const { origin } = await listen(app);
  const get = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const post = async (fields: [string, string][]) => {
    const answer = await fetch(`${origin}/blocks/changes`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/blocks/changes']);
    return get('/blocks/changes');
  };
  const read = (version: Version, name: string) => {
    const file = pictureFile(directory, version, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { origin, get, post, read };
}

describe('the page of visual changes', () => {
  it('shows what differs before, after and as a difference, and what is new or gone', async () => {
    const { get } = await serve();
    const page = await get('/blocks/changes');
    expect(page).toContain('1 changed, 1 new');
    expect(page).toContain('7 as accepted');
    expect(page).toContain('25.0 % of it differs');
    const shown = [...page.matchAll(/src="(\/blocks\/changes\/[^"?]+)/g)].map(([, path = '']) => path);
    expect(shown.sort()).toEqual([
      '/blocks/changes/accepted/block-hero-1-360',
      '/blocks/changes/accepted/block-old-1-360',
      '/blocks/changes/difference/block-hero-1-360',
      '/blocks/changes/drawn/block-hero-1-360',
      '/blocks/changes/drawn/stored-block-hero-360',
    ]);
    for (const path of shown) expect(await get(path)).toBe(path.split('/').slice(3).join(' '));
  });

  it('takes a picture for accepted, and leaves the others', async () => {
    const { post, read } = await serve();
    const page = await post([['name', 'block-hero-1-360']]);
    expect(read('accepted', 'block-hero-1-360')).toBe('drawn block-hero-1-360');
    expect(page).not.toContain('block-hero-1-360');
    expect(page).toContain('8 as accepted');
    expect(read('accepted', 'stored-block-hero-360')).toBeUndefined();
  });

  it('takes all that it shows, those of the repository and those that are gone too', async () => {
    const { post, read } = await serve();
    expect(await post([['all', AT]])).toContain('0 changed, 0 new');
    expect(read('accepted', 'stored-block-hero-360')).toBe('drawn stored-block-hero-360');
    expect(read('accepted', 'block-old-1-360')).toBeUndefined();
  });

  it('takes none of a later run that the reader has not seen, and nothing by another name', async () => {
    const { post, read } = await serve();
    await post([['all', '2026-11-25T11:00:00.000Z']]);
    await post([['name', '../report']]);
    expect(read('accepted', 'block-hero-1-360')).toBe('accepted block-hero-1-360');
    expect(read('accepted', 'block-old-1-360')).toBeDefined();
  });

  it.each([
    '/blocks/changes/drawn/..%2f..%2freport',
    '/blocks/changes/report/report',
    '/blocks/changes/drawn/none',
    '/blocks/changes/accepted/Stored.webp',
  ])('has no picture at %s', async (path) => {
    const { origin } = await serve();
    expect((await fetch(origin + path)).status).toBe(404);
  });

  it('says how pictures come to be where there are none', async () => {
    const app = express();
    const layout = ({ main }: { main: { markup: string } }) => main.markup;
    app.use(visualRouter({ layout, directory: join(tmpdir(), 'nothing-was-drawn-here') }));
    const { origin } = await listen(app);
    expect(await (await fetch(`${origin}/blocks/changes`)).text()).toContain('npm run visual');
  });

  it('is for editors and modelers, not for support', () => {
    const seen = (role: string) => maySee([role], '/blocks/changes');
    expect([seen('editor'), seen('modeler'), seen('support')]).toEqual([true, true, false]);
  });
});
