import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

interface Lock {
  packages: Record<
    string,
    { version?: string; integrity?: string; hasInstallScript?: boolean; os?: string; cpu?: string }
  >;
}

const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const PLATFORM = `node-${process.platform}-${process.arch}`;

describe('package-lock.json', () => {
  it.each(['x64', 'arm64'])('has the hash of Node for linux %s, without install script', (cpu) => {
    const locked = packages[`node_modules/node-linux-${cpu}`];
    expect(locked).toMatchObject({
      os: 'linux',
      cpu,
      integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
    });
    expect(locked?.hasInstallScript).toBeUndefined();
    // The package of this name fetches the binary in an install script, which the lock file does not cover.
    expect(packages['node_modules/node']).toBeUndefined();
  });
});

/** Starts a program in a project whose lock file has these packages. @param binary what its Node is a link to. */
const run = (locked: string[], binary?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgedeck-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const entries = locked.map((name) => [`node_modules/${name}`, { version: '24.21.0' }]);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(entries) }));
  copyFileSync('tools/requireLockedNode.js', join(folder, 'tools/requireLockedNode.js'));
  if (binary) {
    mkdirSync(join(folder, 'node_modules', PLATFORM, 'bin'), { recursive: true });
    symlinkSync(binary, join(folder, 'node_modules', PLATFORM, 'bin/node'));
  }
  const program = ['--import', './tools/requireLockedNode.js', '--eval', 'console.log("started")'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('npm start', () => {
  it('locked Node not installed: one sentence', () => {
    const { status, stdout, stderr } = run([PLATFORM]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Node 24\.21\.0 is not installed as package-lock\.json has it .*hash\.\n$/);
  });

  it('another Node: one sentence', () => {
    const { status, stdout, stderr } = run([PLATFORM], '/bin/sh');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^This runs on \S+, not on the Node of package-lock\.json .*\n$/);
  });

  it('locked Node: starts without output', () => {
    expect(run([PLATFORM], process.execPath)).toEqual({ status: 0, stdout: 'started\n', stderr: '' });
  });

  it('no Node locked for the platform: starts with a warning', () => {
    const { status, stdout, stderr } = run([]);
    expect([status, stdout]).toEqual([0, 'started\n']);
    expect(stderr).toMatch(/^No Node comes as a package for .* was not checked\.\n$/);
  });

  it.each(['start', 'dev', 'build'])('“npm run %s” checks the Node version', (script) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts[script]).toContain('node --import=./tools/requireLockedNode.js ');
  });
});
