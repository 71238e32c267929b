import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where `npm run visual` keeps its pictures; of these, only `stored/` is in the repository. */
export const VISUAL_DIRECTORY = 'tests/visual';

/** A picture that is not as it was accepted. */
export interface ReportedPicture {
  /** Lower case, figures and hyphens, such as `block-home-hero-2-360`. */
  name: string;
  title: string;
  /** `gone`: accepted once, and not drawn any more. */
  state: 'changed' | 'new' | 'gone';
  /** Share of its pixels that differ, from 0 to 1; 1 where one of the two is missing. */
  share: number;
}

/** What the last run has found. */
export interface VisualReport {
  /** ISO 8601. */
  at: string;
  /** Number of pictures that are as accepted. */
  same: number;
  pictures: ReportedPicture[];
}

/** `accepted` is the picture before, `drawn` after. */
export const VERSIONS = ['accepted', 'drawn', 'difference'] as const;
export type Version = (typeof VERSIONS)[number];

/** Pictures of the small set that the repository stores; all others are on this machine only. */
export const isStored = (name: string): boolean => name.startsWith('stored-');

/** The file of a version of a picture. */
export function pictureFile(directory: string, version: Version, name: string): string {
  const extension = isStored(name) ? 'webp' : 'png';
  const folder = version === 'accepted' && isStored(name) ? 'stored' : version;
  return join(directory, folder, `${name}.${extension}`);
}

export const reportFile = (directory: string): string => join(directory, 'report.json');

/** The report of the last run; undefined where there was none. */
export async function loadVisualReport(directory: string): Promise<VisualReport | undefined> {
  try {
    // Only `npm run visual` and acceptPictures write it.
    return JSON.parse(await readFile(reportFile(directory), 'utf8')) as VisualReport;
  } catch {
    return undefined;
  }
}
