import { execFileSync } from 'node:child_process';

/** Tests that start the real site run on the real build; it is made here once, unless it is up to date or not needed. */
export const setup = (): void => {
  if (process.env.TEST_WITHOUT_BUILD) return;
  execFileSync(process.execPath, ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
};
