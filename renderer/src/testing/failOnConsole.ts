import assert from 'node:assert/strict';

/**
 * Runs a function during which nothing may be written to the console: React says there what is wrong with markup.
 *
 * @throws AssertionError with what was written.
 */
export function failOnConsole<Result>(run: () => Result): Result {
  const { error, warn } = console;
  const written: unknown[][] = [];
  const write = (...parts: unknown[]) => void written.push(parts);
  Object.assign(console, { error: write, warn: write });
  try {
    const result = run();
    assert.deepEqual(written, [], 'unexpected console output');
    return result;
  } finally {
    Object.assign(console, { error, warn });
  }
}
