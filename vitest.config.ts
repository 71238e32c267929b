import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blocks } from './renderer/src/vite.ts';
import { LongestFirst } from './tests/longestFirst.ts';
import { browserMessages } from './tools/vite/browserMessages.ts';

export default defineConfig({
  plugins: [blocks(), browserMessages(), react()],
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Room for a machine with other things to do; a test that hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test that passes the second time is named at the end of `npm test` (tools/parseTestReport.ts), to be mended.
    retry: 1,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['tests/setup.ts'],
    // Random input is other input with every run, but not with the second try, which would hide what the first found.
    env: { FUZZ_SEED: process.env.FUZZ_SEED ?? `${randomInt(2 ** 31)}` },
    // Vitest’s own choice is one less than there are cores. A fifth of the time the tests wait for processes and timers; one
    // worker more gains nothing (257 s against 248).
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/crash/**', 'tests/faults/**'],
          globalSetup: ['tests/globalSetup.ts'],
          // A worker imports the site once instead of with each of its two hundred files. tests/setup.ts puts back what
          // a file replaces.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          include: ['tests/crash/*.test.ts'],
          // After all others: it starts a hundred processes and wants to kill them under load of its own.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: ['tests/globalSetup.ts', 'tests/faults/report.ts'],
          // Processes that start, die and come back, on a machine with other things to do.
          testTimeout: 120_000,
          // They measure how soon a visitor is answered, and report it: a second try would replace the first.
          retry: 0,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
