import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { loadVisualReport, pictureFile, type ReportedPicture, reportFile } from './VisualReport.ts';

/**
 * Makes pictures of the last report the accepted ones, and takes them off the report.
 *
 * @param isAccepted which of them.
 * @returns their names.
 */
export async function acceptPictures(
  directory: string,
  isAccepted: (picture: ReportedPicture) => boolean,
): Promise<string[]> {
  const report = await loadVisualReport(directory);
  if (!report) return [];
  const accepted = report.pictures.filter(isAccepted);
  for (const { name, state } of accepted) {
    const target = pictureFile(directory, 'accepted', name);
    if (state === 'gone') await rm(target, { force: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(pictureFile(directory, 'drawn', name), target);
    }
  }
  const pictures = report.pictures.filter((picture) => !accepted.includes(picture));
  const gone = accepted.filter(({ state }) => state === 'gone').length;
  const same = report.same + accepted.length - gone;
  await writeFile(reportFile(directory), JSON.stringify({ ...report, same, pictures }));
  return accepted.map(({ name }) => name);
}
