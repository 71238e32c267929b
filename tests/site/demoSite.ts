import { runSite, type Site } from './runSite.ts';

let running: Promise<Site> | undefined;

/**
 * The demo site as it starts without a setting, for tests that only read it: one for all files of a worker, ends with
 * the worker.
 */
export const demoSite = (): Promise<Omit<Site, 'stop' | 'kill'>> => {
  running ??= runSite({}, { isShared: true });
  return running;
};
