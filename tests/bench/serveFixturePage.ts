import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import type { LoopbackService } from '../../demo/services/serveOnLoopback.ts';

export const CONTENT_KEY = 'bench';

/** Its address: 14 blocks of the usual kinds, 34 pictures; see `fixture/`. */
export const FIXTURE_PAGE = '/fourteen-blocks';

/** The demo content with the fixture page. @param directory a folder of this run, for the copy. */
export function serveFixturePage(directory: string): Promise<LoopbackService> {
  const content = join(directory, 'content');
  cpSync('demo/content', content, { recursive: true });
  cpSync('tests/bench/fixture', join(content, 'node/page'), { recursive: true });
  return startContentService({
    contentDirectory: content,
    mediaDirectory: 'demo/media',
    key: CONTENT_KEY,
    watch: false,
  });
}
