import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Take ten seconds or more, whatever their size. */
export const LONG = [
  'tests/site/warmUp.test.ts',
  'tests/tools/blockNew.test.ts',
  'tests/blocks/everyBlock.test.ts',
  'tests/site/crawl.test.ts',
  'tests/tools/export/exportSite.test.ts',
  'tests/tools/contentCheck.test.ts',
  'tests/site/upgrade.test.ts',
  'tests/site/search.test.ts',
  'tests/server/admin/admin.test.ts',
  'tests/secrets/plantedSecrets.test.ts',
  'tests/site/locatorCountries.test.ts',
  'tests/site/uncachedPages.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  LONG.some((file) => moduleId.endsWith(`/${file}`));

/**
 * Starts the longest files first, so that none is left to one worker at the end. Vitest orders by the durations of the
 * last run; a clean clone has none, and it would order by size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
