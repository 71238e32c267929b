import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.ts';

if (spawnSync('redis-server', ['--version']).status !== 0) {
  await installPackages('The tests of several processes need', 'redis-server');
}
