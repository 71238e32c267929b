/** A content service that stops in the middle of a file does not go on. */
const SILENCE_MS = 20_000;

/**
 * The pieces of a body, with a timeout for each. Only time during which a piece is wanted counts: a paused video wants
 * none.
 *
 * @throws Error when a piece takes longer than `silenceMs`.
 */
export async function* withIdleTimeout<Piece>(
  body: ReadableStream<Piece>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<Piece, void, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      let late: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        const error = new Error(`nothing came for ${silenceMs} ms`);
        late = setTimeout(() => reject(error), silenceMs);
      });
      const { done, value } = await Promise.race([reader.read(), silence]).finally(() => clearTimeout(late));
      if (done) return;
      yield value;
    }
  } finally {
    // A consumer that stops early aborts the transfer; at the end there is nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}
