import { readFile } from 'node:fs/promises';
import { isRecord } from '../../isRecord.ts';
import { ContentProblem } from '../content/ContentProblem.ts';

/** What the embedded dealer service tells, entry by entry as the outside service has them. */
export interface DealerData {
  /** The one brand it knows. */
  brandCode: string;
  dealers: readonly unknown[];
  models: readonly unknown[];
}

/** Reads `demo/dealers.json` or a file like it. @throws ContentProblem when it cannot be served. */
export async function readDealerData(file: string): Promise<DealerData> {
  const data = await parse(file);
  const { BrandCode: brandCode, Dealers: dealers, Models: models } = isRecord(data) ? data : {};
  if (typeof brandCode !== 'string' || !Array.isArray(dealers) || !Array.isArray(models)) {
    throw new ContentProblem(`${file}: expected an object with BrandCode, Dealers and Models`);
  }
  return { brandCode, dealers, models };
}

async function parse(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ContentProblem(`${file}: ${reason}`, { cause });
  }
}
