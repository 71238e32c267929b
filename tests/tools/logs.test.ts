import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logsCommand } from '../../tools/logs/logsCommand.ts';
import { access, line } from '../server/observability/logs/lines.ts';
import { runCommand } from './runCommand.ts';
import { runScript } from './runScript.ts';

const FILE = 'bridgedeck-2026-11-21T13-00-00-000-1.log';
const about = { requestId: 'req-2', reference: 'EST-7K2M-9QXA', target: 'crm' };
const LINES = [
  access('req-1', { path: '/fr/contact', locale: 'fr', status: 503, visitor: '0123456789' }),
  line({ ...about, event: 'lead-accepted' }),
  access('req-2', { path: '/send-lead', method: 'POST' }, '2026-11-21T14:01:00.000Z'),
  line({ event: 'lead-dead', level: 'error', ...about, attempts: 12, status: 503, msg: 'It is given up' }),
];

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-logs-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  writeFileSync(join(directory, FILE), LINES.join(''));
  return directory;
}
const run = (directory: string, ...args: string[]) =>
  runCommand(logsCommand, args, { LOG_DIRECTORY: directory });

describe('npm run logs', () => {
  it('request id: what happened', async () => {
    const { stdout, stderr, code } = await runScript('logs.ts', ['req-1'], { LOG_DIRECTORY: folder() });
    expect([stderr, code]).toEqual(['', 0]);
    expect(stdout).toMatch(/^On 21 November 2026 at 14:00:00 UTC a visitor asked for \/fr\/contact, and/);
    expect(stdout).toMatch(/^! Answer +█+ +12\.0 {2}503/m);
  });

  it('lead reference: what happened', async () => {
    const { stdout, code } = await run(folder(), 'est 7k2m 9qxa');
    expect(code).toBe(0);
    expect(stdout).toContain('lead EST-7K2M-9QXA was given up for the CRM until somebody retries it');
  });

  it('no argument: matches oldest first; exit code 1 if none', async () => {
    const directory = folder();
    const { stdout } = await run(directory);
    expect(stdout.split('\n').map((text) => text.slice(21, 24))).toEqual(['503', '200', '']);
    expect((await run(directory, '--status', '5xx', '--path', '/fr')).stdout).toContain('req-1');
    expect(await run(directory, '--status', '404')).toEqual({ stdout: '', stderr: '', code: 1 });
    expect((await run(directory, 'nobody')).code).toBe(1);
  });

  it('--json: masked JSON', async () => {
    const { stdout } = await run(folder(), '--json', '--locale', 'fr');
    expect(JSON.parse(stdout)).toMatchObject({ id: 'req-1', access: { status: 503 } });
    expect(stdout).not.toContain('0123456789');
  });

  it('--follow: until interrupted', async () => {
    const directory = folder();
    const args = [resolve('tools/logs.ts'), '--follow', '--status', '5xx', '--directory', directory];
    const child: ChildProcess = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout?.on('data', (chunk) => (text += chunk));
    await expect.poll(() => text, { timeout: 10_000 }).toContain('req-1');
    appendFileSync(join(directory, FILE), access('req-3') + access('req-4', { status: 500 }));
    await expect.poll(() => text, { timeout: 5000 }).toContain('req-4');
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(text).not.toContain('req-3');
  });

  it('no files: exit code 2', async () => {
    const { stderr, code } = await run('/nowhere');
    expect([stderr, code]).toEqual(['There is no folder /nowhere.\n', 2]);
  });
});
