/**
 * How the server's process is started. The variables are glibc's: where there is another C library, none is set.
 * Without them 12,000 requests over 1,500 addresses took 536 MB, with them 318 (docs/performance.md).
 */
export function launchSettings(): { environment: Record<string, string>; switches: string[] } {
  return { environment: process.platform === 'linux' && isGlibc() ? MALLOC : {}, switches: SWITCHES };
}

/** One arena, for the threads of zlib leave holes in eight; memory goes back to the system from 128 kB on, for good. */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * V8: a young generation of 8 MB a half, neither more, for garbage, nor less, when nobody visits; the old one is collected
 * when it has grown by a fifth.
 */
const SWITCHES = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--heap-growing-percent=20'];

function isGlibc(): boolean {
  // Its types know nothing of what is in a report.
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
