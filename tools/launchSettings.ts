/**
 * Launch settings of the server's process. The variables are glibc's: with another C library none is set. Without them
 * 12,000 requests over 1,500 addresses took 536 MB, with them 318 (docs/performance.md).
 */
export function launchSettings(): { environment: Record<string, string>; switches: string[] } {
  return { environment: process.platform === 'linux' && isGlibc() ? MALLOC : {}, switches: SWITCHES };
}

/** One arena, since zlib's threads fragment eight; memory from 128 kB on is returned to the system. */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** V8: a young generation of exactly 8 MB a half; the old one is collected when it has grown by a fifth. */
const SWITCHES = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--heap-growing-percent=20'];

function isGlibc(): boolean {
  // The report is untyped.
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
