export interface Visit {
  status: number;
  /** Until the answer was complete. */
  ms: number;
  retryAfter: string | null;
  html: string;
}

/** Asks for a page as a visitor does. */
export async function visit(url: string): Promise<Visit> {
  const start = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  const html = await answer.text();
  const ms = Math.round(performance.now() - start);
  return { status: answer.status, ms, retryAfter: answer.headers.get('retry-after'), html };
}
