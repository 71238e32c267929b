import { readFile } from 'node:fs/promises';
import { pictureFile, VISUAL_DIRECTORY } from '../../server/admin/visual/VisualReport.ts';
import { comparePictures } from '../../tools/visual/comparePictures.ts';
import { drawAll } from '../../tools/visual/drawAll.ts';
import { listStoredSubjects } from '../../tools/visual/listSubjects.ts';
import { startStillSite } from '../../tools/visual/startStillSite.ts';
import { expect, test } from './quietTest.ts';

// The stored pictures were drawn on Linux, whose way of drawing letters differs from others.
test.skip(process.platform !== 'linux', 'there is no stored set for this platform');

/** Another branch draws letters in another way: then draw the set with it, accept it, and name it here. */
const CHROMIUM = '156.0.8078';

test('every block and every kind of page looks as it was accepted (npm run visual shows what does not)', async ({
  browser,
}) => {
  test.skip(!browser.version().startsWith(`${CHROMIUM}.`), `the stored set is of Chromium ${CHROMIUM}`);
  // Twelve seconds where there is nothing else to do.
  test.setTimeout(300_000);
  const site = await startStillSite();
  const changed: string[] = [];
  try {
    await drawAll(await listStoredSubjects(site), {
      browser,
      origins: [site.origin, site.adminOrigin],
      isStored: true,
      onPicture: async ({ name }, width, bytes) => {
        const accepted = await readFile(pictureFile(VISUAL_DIRECTORY, 'accepted', `${name}-${width}`)).catch(
          () => undefined,
        );
        const isSame = accepted && (await comparePictures(accepted, bytes)) === undefined;
        if (!isSame) changed.push(`${name}-${width}`);
      },
    });
  } finally {
    await site.stop();
  }
  expect(changed).toEqual([]);
});
