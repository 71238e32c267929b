import { execFileSync } from 'node:child_process';

/** Tests that start the real site run on the real build; it is made here once, unless it is up to date. */
export const setup = (): void => {
  execFileSync(process.execPath, ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
};
