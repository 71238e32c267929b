import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.ts';

const isThere = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

if (!isThere()) {
  process.stdout.write('Installing redis-server for the tests of many machines…\n');
  try {
    installPackages('redis-server');
  } catch {
    process.stdout.write('It cannot be installed here: tests that need a Redis are skipped, and say so.\n');
  }
}
