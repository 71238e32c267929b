import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openLeadStore } from '../../server/leads/store/openLeadStore.ts';
import { leadsCommand } from '../../tools/leads/leadsCommand.ts';
import { aLead } from '../server/leads/aLead.ts';
import { runCommand } from './runCommand.ts';
import { runScript } from './runScript.ts';

const PERSONAL = /Maëlle|maelle@example\.com/;
const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-support-'));
const leads = (...args: string[]) => runCommand(leadsCommand, args, { LEADS_DIRECTORY: directory });
let delivered = '';
let dead = '';

beforeAll(async () => {
  const store = await openLeadStore({ directory, now: () => Date.parse('2026-11-21T12:00:00Z') });
  const lead = aLead();
  const form = { webform_id: 'contact', first_name: 'Maëlle', email: 'maelle@example.com' };
  delivered = (await store.accept(lead)).reference;
  await store.accept({ ...lead, target: 'webform', payload: form });
  dead = (await store.accept(aLead({ kind: 'brochure' }))).reference;
  for (const claim of await store.claim({ target: 'crm', by: 'us', limit: 9, leaseMs: 1000 })) {
    if (claim.reference === delivered) await store.delivered(claim, { status: 200, remoteId: 'L-1' });
    else {
      const lastError = 'The CRM answered 422: /leads';
      await store.failed(claim, { status: 'dead', attempts: 3, nextAt: 0, lastStatus: 422, lastError });
    }
  }
  await store.close();
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('npm run leads', () => {
  it('list: one line per lead, without personal data', async () => {
    const { stdout, code } = await runScript('leads.ts', ['list'], { LEADS_DIRECTORY: directory });
    expect(code).toBe(0);
    expect(stdout.trim().split('\n').sort()).toEqual(
      [
        `${delivered}  2026-11-21T12:00:00Z  contact  fr  captcha solved  crm delivered, webform pending`,
        `${dead}  2026-11-21T12:00:00Z  brochure  fr  captcha solved  crm dead (3 tries)`,
      ].sort(),
    );
    const personal = await leads('list', '--status', 'dead', '--personal');
    expect(personal.stdout).toMatch(/^EST-\S+ .* {2}Maëlle <maelle@example\.com>\n$/);
  });

  it('show: status without personal data', async () => {
    const { stdout, code } = await leads('show', delivered.toLowerCase());
    expect(code).toBe(0);
    expect(stdout).toContain(`${delivered}: contact (fr), received 2026-11-21T12:00:00Z`);
    expect(stdout).toContain('request: request-1');
    expect(stdout).toContain('crm: delivered 2026-11-21T12:00:00Z as L-1');
    expect(stdout).toContain('webform: pending, 0 failed tries, next try 2026-11-21T12:00:00Z');
    expect(stdout).not.toContain('payload');
    const whole = await leads('show', delivered, '--payload');
    expect(whole.stdout).toContain('"Preferences": "PARTNER"');
    expect(whole.stdout).not.toMatch(PERSONAL);
    // What became of it stands last, below what may be long.
    expect(whole.stdout).toMatch(
      /payload for crm: [\s\S]*\n {2}crm: delivered .*\n {2}webform: pending.*\n$/,
    );
    expect((await leads('show', delivered, '--personal')).stdout).toMatch(PERSONAL);
  });

  it('export: one JSON payload per line', async () => {
    const { stdout, code } = await leads('export', '--since', '2026-11-21');
    expect(code).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(3);
    expect(lines).toContainEqual({
      reference: delivered,
      received: '2026-11-21T12:00:00.000Z',
      kind: 'contact',
      locale: 'fr',
      puzzle: 'solved',
      target: 'crm',
      status: 'delivered',
      remote_id: 'L-1',
      payload: aLead().payload,
    });
    expect(await leads('export', '--since', '2026-11-22')).toMatchObject({ stdout: '', code: 0 });
  });

  it('backup of a store in use; restore after a crash', async () => {
    const file = join(directory, 'backup.gz');
    const inUse = await openLeadStore({ directory });
    const leased = await inUse.claim({ target: 'webform', by: 'us', limit: 1, leaseMs: 60_000 });
    expect(leased).toHaveLength(1);
    expect(await leads('backup', file)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('holds 2 leads'),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await leads('backup', file)).toMatchObject({ code: 2, stderr: expect.stringContaining('exists') });
    await inUse.close();

    // The disk is lost; the restore is cut off after the first lead, and repeated.
    const fresh = mkdtempSync(join(tmpdir(), 'bridgedeck-restored-'));
    onTestFinished(() => rmSync(fresh, { recursive: true }));
    const restore = (from: string) => runCommand(leadsCommand, ['restore', from], { LEADS_DIRECTORY: fresh });
    const half = join(fresh, 'half.gz');
    writeFileSync(half, readFileSync(file).subarray(0, -30));
    expect(await restore(half)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/half\.gz cannot be read/),
    });
    const first = await openLeadStore({ directory: fresh });
    const original = await openLeadStore({ directory });
    for await (const rows of original.rows()) {
      await first.insertRows([rows]);
      break;
    }
    await first.close();
    await original.close();
    expect((await restore(file)).stdout).toBe('Restored 1 of 2 leads; the others were there already.\n');
    expect((await restore(file)).stdout).toMatch(/^Restored 0 of 2/);

    const restored = await openLeadStore({ directory: fresh });
    expect(await restored.find(delivered)).toMatchObject({
      kind: 'contact',
      deliveries: [
        { target: 'crm', status: 'delivered', remote_id: 'L-1' },
        { status: 'pending', claimed: false },
      ],
    });
    expect(await restored.find(dead)).toMatchObject({ deliveries: [{ status: 'dead', attempts: 3 }] });
    await restored.retry(delivered);
    expect(await restored.claim({ target: 'webform', by: 'next', limit: 9, leaseMs: 1000 })).toHaveLength(1);
    await restored.close();
  });

  it('retry: a dead lead is pending again', async () => {
    const { stdout, code } = await leads('retry', dead);
    expect({ stdout, code }).toEqual({
      stdout: `Tried again within a minute: 1 delivery of ${dead}.\n`,
      code: 0,
    });
    expect((await leads('retry', '--all-dead')).code).toBe(1);
  });

  it('--help: usage, without a store', async () => {
    const { stdout, stderr, code } = await runCommand(leadsCommand, ['--help'], {
      LEADS_DIRECTORY: '/nowhere',
    });
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout).toMatch(/^Usage:\n {2}npm run leads -- list/);
  });

  it('unknown lead: exit code 1', async () => {
    const { stdout, code } = await leads('show', 'EST-0000-0000');
    expect({ stdout, code }).toEqual({ stdout: 'There is no lead EST-0000-0000.\n', code: 1 });
  });

  it('the script passes on arguments and variables, writes the reason to stderr, ends with the exit code', async () => {
    const { stdout, stderr, code } = await runScript('leads.ts', ['show'], { LEADS_DIRECTORY: directory });
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain('npm run leads -- show');
  });

  it.each([
    [{ LEADS_DIRECTORY: '/nowhere' }, /^There are no leads at \/nowhere\/leads\.db/],
    [{ DATABASE_URL: 'postgres://site:secret@127.0.0.1:9/leads' }, /^The lead store cannot be opened/],
    [{ LEADS_KEEP_DAYS: 'never' }, /^LEADS_KEEP_DAYS is "never"/],
  ])('cannot run: exit code 2 and a sentence (%j)', async (environment, sentence) => {
    const { stdout, stderr, code } = await runCommand(leadsCommand, ['list'], environment);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/secret|\n\s+at /);
  });
});
