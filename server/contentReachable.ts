interface ContentAddress {
  /** Without trailing slash. */
  url: string;
  headers: Record<string, string>;
}

/**
 * Whether the content service answers its router; `/readyz` asks.
 * Rejects when it cannot be reached, or has not answered within the deadline.
 */
export async function contentReachable(
  { url, headers }: ContentAddress,
  deadlineMs: number,
): Promise<boolean> {
  const response = await fetch(`${url}/router/translate-path?path=/`, {
    headers,
    // A redirect followed blindly would carry the key to whatever host it names.
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await response.body?.cancel();
  return response.ok;
}
