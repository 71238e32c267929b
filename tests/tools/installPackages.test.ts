import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('no terminal and no CI: fails with the missing packages, installs nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/installRedis.ts'], {
    encoding: 'utf8',
    // Nothing is on this PATH, neither redis-server nor apt-get.
    env: { PATH: '/nowhere' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout:
      'The tests of several processes need redis-server, which is not installed: install it, so that it is on PATH\n',
    stderr: '',
  });
});
