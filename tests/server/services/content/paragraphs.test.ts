import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOCK_BUNDLES } from '../../../../demo/services/content/model/blockBundles.ts';
import { startContentService } from '../../../../demo/services/content/startContentService.ts';
import type { LoopbackService } from '../../../../demo/services/serveOnLoopback.ts';
import { parseDocument } from '../../../../server/services/content/jsonapi/parseDocument.ts';
import type { ResourceReader } from '../../../../server/services/content/jsonapi/ResourceReader.ts';
import { imageInclude } from '../../../../server/services/content/paragraphs/includes.ts';
import { paragraphTable } from '../../../../server/services/content/paragraphs/paragraphTable.ts';
import { fieldFaults } from './fieldFaults.ts';
import { writeFilledContent } from './writeFilledContent.ts';

let directory: string;
let service: LoopbackService;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'filled-content-'));
  writeFilledContent(directory);
  service = await startContentService({
    contentDirectory: directory,
    mediaDirectory: 'demo/media',
    key: 'a-key',
    watch: false,
  });
});
afterAll(async () => {
  await service.close();
  rmSync(directory, { recursive: true });
});

/** The one paragraph of a bundle, every field of it filled, with what `include` brings. */
const filledParagraph = async (bundle: string, include: readonly string[]) => {
  const query = include.length > 0 ? `?include=${include.join(',')}` : '';
  const response = await fetch(`${service.url}/jsonapi/paragraph/${bundle}${query}`);
  const body: unknown = await response.json();
  expect(response.status, `${bundle}: ${JSON.stringify(body)}`).toBe(200);
  return parseDocument(body);
};

/** The half of an adapter that makes props. */
type Toward = (paragraph: ResourceReader) => Record<string, unknown>;

const faults = async (
  bundle: string,
  { include, toProps }: { include: readonly string[]; toProps: Toward },
) => fieldFaults(toProps, await filledParagraph(bundle, include));

it('the table has a row for every block bundle', () => {
  expect([...paragraphTable.keys()].sort()).toEqual(Object.keys(BLOCK_BUNDLES).sort());
});

it.each([...paragraphTable])(
  '%s: reads every field by name and kind, and includes its references',
  async (bundle, row) => {
    expect(await faults(bundle, row)).toEqual([]);
  },
);

describe('the check of an adapter', () => {
  const include = [imageInclude('field_image')];

  it('correct adapter: no faults', async () => {
    const toProps: Toward = (paragraph) => ({
      image: paragraph.image('field_image'),
      caption: paragraph.text('field_caption'),
    });
    expect(await faults('simple_image', { include, toProps })).toEqual([]);
  });

  it('unknown field: names the likely one', async () => {
    const toProps: Toward = (paragraph) => ({
      image: paragraph.image('field_picture'),
      caption: paragraph.text('field_caption'),
    });
    expect(await faults('simple_image', { include, toProps })).toEqual([
      'paragraph--simple_image has no field_picture among its relationships',
      'simple_image.image is never read',
    ]);
  });

  it('a field read as another kind', async () => {
    const toProps: Toward = (paragraph) => ({
      image: paragraph.image('field_image'),
      caption: paragraph.html('field_caption'),
    });
    expect(await faults('simple_image', { include, toProps })).toEqual([
      'paragraph--simple_image, field_caption: The field field_caption is not rich text; it is left out',
    ]);
    const asVideo: Toward = (paragraph) => ({
      image: paragraph.video('field_image'),
      caption: paragraph.text('field_caption'),
    });
    expect(await faults('simple_image', { include, toProps: asVideo })).toEqual([
      'media--image has no field_media_video_file among its relationships',
    ]);
  });

  it('translatable text read as shared, and the reverse', async () => {
    const toProps: Toward = (paragraph) => ({
      image: paragraph.image('field_image'),
      caption: paragraph.sharedText('field_caption'),
    });
    expect(await faults('simple_image', { include, toProps })).toEqual([
      'simple_image.caption has words: read it with text()',
    ]);
    const anchor: Toward = (paragraph) => ({
      id: paragraph.text('field_anchor_id'),
      label: paragraph.text('field_label'),
    });
    expect(await faults('anchor', { include: [], toProps: anchor })).toEqual([
      'anchor.anchor_id has no words: read it with sharedText()',
    ]);
  });

  it.each([[[]], [['field_image']]])('a picture missing in the include (%j)', async (tooLittle) => {
    const toProps: Toward = (paragraph) => ({
      image: paragraph.image('field_image'),
      caption: paragraph.text('field_caption'),
    });
    expect(await faults('simple_image', { include: tooLittle, toProps })).toContainEqual(
      expect.stringMatching(/ named here was not delivered/),
    );
  });

  it('a field of items not read, or read in place of another', async () => {
    const toProps: Toward = (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      items: paragraph.many('field_items').map((item) => ({
        image: item.image('field_image') ?? item.image('field_photo'),
        heading: item.text('field_heading'),
        text: item.html('field_text'),
      })),
    });
    const ofItems = [imageInclude('field_items.field_image')];
    expect(await faults('timeline', { include: ofItems, toProps })).toEqual([
      'paragraph--timeline_item has no field_photo among its relationships',
      'timeline_item.period is never read',
    ]);
  });
});
