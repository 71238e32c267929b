import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../../schemas/isRecord.ts';

const read = (file: string) => parse(readFileSync(`demo/content/${file}`, 'utf8'));
const media = read('media.yaml');

/** Crops of one picture and pictures of one place count as one: `MEDIA.json` names what they are cut from. */
const scenes = new Map(
  (JSON.parse(readFileSync('demo/media/MEDIA.json', 'utf8')) as { name: string; scene?: string }[]).map(
    ({ name, scene }) => [name.replace(/\.\w+$/, ''), scene],
  ),
);
const toScene = (key: string) => scenes.get(key) ?? key;

/** The scenes that a page shows, also within its texts; two crops for one place count once. */
function findScenes(value: unknown): string[] {
  if (typeof value === 'string') {
    return Object.keys(media)
      .filter(
        (key) => isRecord(media[key].alt) && (key === value || value.includes(`/files/${media[key].file}`)),
      )
      .map(toScene);
  }
  if (Array.isArray(value)) return value.flatMap(findScenes);
  if (!isRecord(value)) return [];
  // A text in six languages has its pictures six times.
  if ('en' in value) return findScenes(value.en);
  const { mobile_image: mobile, ...others } = value;
  if (isCardOfItsPage(value)) return [];
  const isShared = toScene(String(mobile)) === toScene(String(others.desktop_image));
  return Object.values(isShared ? others : value).flatMap(findScenes);
}

/** A card with the picture of the page that it leads to is a list, as those that the site makes. */
function isCardOfItsPage({ image, link }: Record<string, unknown>): boolean {
  const page = isRecord(link) && /^node:([^#]*)/.exec(String(link.uri))?.[1];
  return page ? image === read(`node/${page}.yaml`).blocks[0]?.desktop_image : false;
}

// Lists and menus show the pictures of the pages that they lead to: only a page's own count.
const pages = globSync('node/**/*.yaml', { cwd: 'demo/content' }).map((file) => {
  // The small picture of a boat stands in menus and lists, the portrait of a story on its card.
  const {
    fields: { menu_image: _menu, slider_image: _slider, portrait: _portrait, ...fields } = {},
    blocks,
  } = read(file);
  return { file, scenes: findScenes({ fields, blocks }) };
});
// Home shows the offer of the season.
pages.push({ file: 'lightboxes.yaml', scenes: findScenes(read('lightboxes.yaml').en) });

it('no page shows a scene twice', () => {
  const twice = pages.map(({ file, scenes }) => ({
    file,
    scenes: scenes.filter((scene, index) => scenes.indexOf(scene) !== index),
  }));
  expect(twice.filter(({ scenes }) => scenes.length > 0)).toEqual([]);
});

it('no scene is on more than three pages', () => {
  expect(pages.length).toBeGreaterThan(80);
  const spread = [...new Set(Object.keys(media).map(toScene))]
    .map((scene) => ({
      scene,
      on: pages.filter((page) => page.scenes.includes(scene)).map(({ file }) => file),
    }))
    .filter(({ on }) => on.length > 3);
  expect(spread).toEqual([]);
});
