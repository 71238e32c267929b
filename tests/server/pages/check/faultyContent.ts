import { copyFileSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startContentService } from '../../../../demo/services/content/startContentService.ts';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import type { FileSource } from '../../../../server/media/fetchFile.ts';
import type { OpenContent } from '../../../../server/pages/check/crawlPages.ts';
import { createContent } from '../../../../server/services/content/createContent.ts';

const KEY = 'a-key';

export interface FaultyContent {
  open: OpenContent;
  files: FileSource;
  /** What a site needs to be told to show this content. */
  environment: Record<string, string>;
  /** Replaces the one picture of the content. @returns puts it back. */
  damageFile: (damage: (file: Buffer) => Buffer) => () => void;
  /** Takes the one picture of the content away. */
  loseFile: () => void;
  close: () => Promise<void>;
}

/** A running content service with tests/fixtures/faulty-content. */
export async function startFaultyContent(): Promise<FaultyContent> {
  const mediaDirectory = mkdtempSync(join(tmpdir(), 'faulty-media-'));
  const picture = join(mediaDirectory, 'boat-1.jpg');
  copyFileSync('demo/media/boat-1.jpg', picture);
  copyFileSync('demo/media/MEDIA.json', join(mediaDirectory, 'MEDIA.json'));
  const contentDirectory = 'tests/fixtures/faulty-content/content';
  const service = await startContentService({ contentDirectory, mediaDirectory, key: KEY, watch: false });
  const { url } = service;
  const headers = { 'api-key': KEY };
  const cache = createDataCache();
  return {
    open: (report) =>
      createContent({ url, headers, cache, report, upstream: { service: 'content', deadlineMs: 5000 } }),
    files: { name: url, url, headers },
    // Where it runs is no checkout: the brand is found by its whole path.
    environment: { CONTENT_URL: url, CONTENT_KEY: KEY, BRAND_FILE: resolve('demo/brand.json') },
    damageFile: (damage) => {
      const file = readFileSync(picture);
      writeFileSync(picture, damage(file));
      return () => writeFileSync(picture, file);
    },
    loseFile: () => unlinkSync(picture),
    close: async () => {
      await service.close();
      rmSync(mediaDirectory, { recursive: true });
    },
  };
}
