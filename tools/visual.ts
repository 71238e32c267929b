import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, parse } from 'node:path';
import { chromium } from '@playwright/test';
import { addresses } from '../server/admin/addresses.ts';
import { acceptPictures } from '../server/admin/visual/acceptPictures.ts';
import {
  isStored,
  pictureFile,
  type ReportedPicture,
  reportFile,
  VISUAL_DIRECTORY,
  type VisualReport,
} from '../server/admin/visual/VisualReport.ts';
import { launchOptions } from './launchOptions.ts';
import { createProgress } from './progressBar.ts';
import { parseOptions, runCheck } from './runCheck.ts';
import { comparePictures } from './visual/comparePictures.ts';
import { drawAll } from './visual/drawAll.ts';
import { listStoredSubjects, listSubjects, type Subject } from './visual/listSubjects.ts';
import { startStillSite } from './visual/startStillSite.ts';

const USAGE = 'npm run visual -- [--only <part of a name>] [--stored] [--accept]';
const OPTIONS = {
  accept: { type: 'boolean' },
  only: { type: 'string' },
  stored: { type: 'boolean' },
} as const;

const directory = VISUAL_DIRECTORY;

const save = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
};

/** Compares a drawn picture with the accepted one; what is not the same is kept to be looked at. */
async function judge(name: string, title: string, bytes: Buffer): Promise<ReportedPicture | undefined> {
  const before = await readFile(pictureFile(directory, 'accepted', name)).catch(() => undefined);
  const comparison = before && (await comparePictures(before, bytes));
  if (before && !comparison) return undefined;
  await save(pictureFile(directory, 'drawn', name), bytes);
  if (!comparison) return { name, title, state: 'new', share: 1 };
  await save(pictureFile(directory, 'difference', name), comparison.difference);
  return { name, title, state: 'changed', share: comparison.share };
}

/** Accepted pictures that no run draws any more. */
async function findGone(names: ReadonlySet<string>, onlyStored: boolean): Promise<ReportedPicture[]> {
  const folders = onlyStored ? ['stored'] : ['stored', 'accepted'];
  const files = await Promise.all(folders.map((folder) => readdir(`${directory}/${folder}`).catch(() => [])));
  const known = files.flat().map((file) => parse(file).name);
  const gone = known.filter((name) => !names.has(name));
  return gone.map((name) => ({ name, title: name, state: 'gone', share: 1 }));
}

await runCheck(async () => {
  const { accept, only, stored } = parseOptions(process.argv.slice(2), OPTIONS, USAGE);
  execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  for (const version of ['drawn', 'difference']) {
    await rm(`${directory}/${version}`, { recursive: true, force: true });
  }
  const site = await startStillSite();
  const browser = await chromium.launch(launchOptions());
  const report: VisualReport = { at: new Date().toISOString(), same: 0, pictures: [] };
  try {
    const isWanted = ({ name }: Subject) => only === undefined || name.includes(only);
    const small = (await listStoredSubjects(site)).filter(isWanted);
    const all = stored ? [] : (await listSubjects(site)).filter(isWanted);
    const toNames = ({ name, widths }: Subject) => widths.map((width) => `${name}-${width}`);
    const names = new Set([...small, ...all].flatMap(toNames));
    const found = () => `${report.pictures.length} new or changed`;
    const progress = createProgress(process.stdout, 'pictures', found);
    let done = 0;
    const onPicture = async ({ name, title }: Subject, width: number, bytes: Buffer) => {
      const found = await judge(`${name}-${width}`, `${title}, ${width} px`, bytes);
      if (found) report.pictures.push(found);
      else report.same++;
      progress.step(++done, names.size);
    };
    const origins = [site.origin, site.adminOrigin];
    await drawAll(small, { browser, origins, isStored: true, onPicture });
    await drawAll(all, { browser, origins, isStored: false, onPicture });
    progress.end();
    if (only === undefined) report.pictures.push(...(await findGone(names, Boolean(stored))));
  } finally {
    await browser.close();
    await site.stop();
  }
  await save(reportFile(directory), Buffer.from(JSON.stringify(report)));
  const { pictures } = report;
  if (accept) {
    const accepted = await acceptPictures(directory, () => true);
    process.stdout.write(
      `Accepted ${accepted.length} pictures; ${accepted.filter(isStored).length} of them are in the repository.\n`,
    );
    return true;
  }
  for (const { name, state } of pictures.slice(0, 20)) process.stdout.write(`${state.padEnd(8)} ${name}\n`);
  if (pictures.length > 20) process.stdout.write(`and ${pictures.length - 20} more\n`);
  process.stdout.write(
    pictures.length === 0
      ? 'Everything looks as it was accepted.\n'
      : `Look at them, and accept them, at ${addresses.visual} of the admin port, such as http://localhost:3001${addresses.visual}\n`,
  );
  return pictures.length === 0;
});
