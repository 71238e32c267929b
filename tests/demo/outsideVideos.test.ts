import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const OUTSIDE = /https:\/\/[\w.-]*(?:youtu\.be|youtube|vimeo|dailymotion|matterport|kuula)[^\s"']*/g;

it('only the legal notice has videos and tours of other sites (docs/decisions/2026-11-23-own-media.md)', () => {
  const found = globSync('demo/content/**/*.yaml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(OUTSIDE)].map(([address]) => [file, address]),
  );
  expect(found).toEqual([
    ['demo/content/node/page/legal-notice.yaml', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['demo/content/node/page/legal-notice.yaml', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
  ]);
});
