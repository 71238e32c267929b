import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeChanges } from '../../tools/schema-check/describeChanges.ts';
import { currentRelease, parseRelease, type Release } from '../../tools/schema-check/Release.ts';
import { type FaultyContent, startFaultyContent } from '../server/pages/check/faultyContent.ts';
import { runScript } from './runScript.ts';

let content: FaultyContent;
let folder: string;
beforeAll(async () => {
  content = await startFaultyContent();
  folder = mkdtempSync(join(tmpdir(), 'released-'));
  mkdirSync(join(folder, 'schemas'));
});
afterAll(async () => {
  await content.close();
  rmSync(folder, { recursive: true });
});

/** Runs it with other released schemas than those of the project. */
const schemaCheck = (released: string, ...args: string[]) => {
  writeFileSync(join(folder, 'schemas/released.json'), released);
  return runScript('schemaCheck.ts', args, content.environment, folder);
};

/** Each is a process of its own, slow to start on a machine that is busy (ms). */
vi.setConfig({ testTimeout: 60_000 });

/** The schemas of today with one keyword of `quotation` as it never was. */
const withQuotation = (keywords: object): string => {
  const { page, blocks, versions }: Release = currentRelease();
  const quotation = { ...blocks.quotation, ...keywords };
  return JSON.stringify({ page, blocks: { ...blocks, quotation }, versions });
};

/** Those of before a migration, with one keyword of its block as it never was. */
const beforeMigration = (keywords: object): string => {
  const { page, blocks, versions }: Release = currentRelease();
  const type = 'blog-highlight';
  return JSON.stringify({
    page,
    blocks: { ...blocks, [type]: { ...blocks[type], ...keywords } },
    versions: { ...versions, [type]: 1 },
  });
};

describe('npm run schema:check', () => {
  it('reads schemas/released.json', () => {
    const { page, blocks } = parseRelease(readFileSync('schemas/released.json', 'utf8'));
    expect(Object.keys(page)).toEqual(['page', 'menu-item']);
    expect(Object.keys(blocks).length).toBeGreaterThan(10);
  });

  it('safe changes: listed, exit code 0', async () => {
    const { stdout, code } = await schemaCheck(withQuotation({ description: 'As it was.' }));
    expect(stdout).toMatch(/^Safe\n {2}quotation\/description\n/);
    expect(code).toBe(0);
  });

  it('breaking changes: exit code 1, with the pages and blocks that would be dropped', async () => {
    const { stdout, code } = await schemaCheck(withQuotation({ required: [] }), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      changes: [
        {
          schema: 'quotation',
          isBlock: true,
          isBreaking: true,
          isMigrated: false,
          pointer: '/required',
          text: '“quote” must now be there',
        },
      ],
      lost: [
        { page: '/faults', type: 'quotation', pointer: '/blocks/2/props', reason: '“quote” is missing' },
      ],
    });
  });

  it('migrated changes: exit code 0', async () => {
    const { stdout, code } = await schemaCheck(beforeMigration({ required: [] }));
    expect(stdout).toMatch(
      /^Breaking, but stored props are migrated\n {2}blog-highlight\/required\n {4}“article” must now be there\n/,
    );
    expect(stdout).toMatch(/^0 breaking, 1 migrated, 0 safe; 0 blocks on 0 pages would be lost\.$/m);
    expect(code).toBe(0);
  });

  it('readable output of the same', () => {
    const change = {
      schema: 'quotation',
      isBlock: true,
      isBreaking: true,
      isMigrated: false,
      pointer: '/required',
      text: 'It must be',
    };
    const lost = [
      { page: '/yard', type: 'quotation', pointer: '/blocks/2/props', reason: '“quote” is missing' },
    ];
    expect(describeChanges({ changes: [], lost: [] })).toBe('The schemas are those that were released.\n');
    expect(describeChanges({ changes: [change], lost })).toBe(
      [
        'Breaking',
        '  quotation/required',
        '    It must be',
        '',
        'Blocks that visitors would lose',
        '  /yard',
        '    quotation at /blocks/2/props: “quote” is missing',
        '',
        '1 breaking, 0 migrated, 0 safe; 1 block on 1 page would be lost.',
        '',
      ].join('\n'),
    );
  });

  it('released.json invalid: exit code 2', async () => {
    const { stdout, stderr, code } = await schemaCheck('{');
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(
      /^schemas\/released\.json cannot be read: .*\nnpm run schema:check -- --release writes it/,
    );
  });
});
