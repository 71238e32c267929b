import { join } from 'node:path';
import { launchSettings } from '../../tools/launchSettings.ts';
import { type Program, startProgram } from './startProgram.ts';

export interface SiteOptions {
  /** For logs and leads; the caller removes it. */
  directory: string;
  name?: string;
  environment?: Record<string, string>;
  /** `tools/start.ts` is what `npm start` runs: it looks whether the build is of today first. */
  file?: 'dist/site/main.js' | 'tools/start.ts';
  readyPath?: string;
  execArgv?: string[];
}

export const siteLog = ({ directory, name = 'site' }: Pick<SiteOptions, 'directory' | 'name'>): string =>
  join(directory, `${name}.log`);

/**
 * The site as `npm start` starts it, in production, with its own log at its usual level. Pages are not made ahead of
 * the visitors: that work would be counted as theirs.
 */
export function startBenchSite(options: SiteOptions): Promise<Program> {
  const {
    directory,
    environment,
    file = 'dist/site/main.js',
    readyPath = '/readyz',
    execArgv = [],
  } = options;
  return startProgram({
    file,
    execArgv: [...launchSettings().switches, ...execArgv],
    readyPath,
    logFile: siteLog(options),
    environment: {
      ...launchSettings().environment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ADMIN_PORT: 'off',
      WARM_UP: 'off',
      LEADS_DIRECTORY: directory,
      ...environment,
    },
  });
}
