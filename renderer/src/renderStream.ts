import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** Stands for the blocks in the frame. Random, so that no page can contain it. */
const PLACE = crypto.randomUUID();

/**
 * Streams blocks between the two halves of their frame.
 *
 * @param toFrame the frame's markup around the given markup of the blocks.
 * @throws what a block throws outside of a Suspense boundary, before anything is sent.
 */
export async function renderStream(
  blocks: ReactNode,
  toFrame: (html: string) => string,
): Promise<ReadableStream<Uint8Array>> {
  const [before = '', after = ''] = toFrame(PLACE).split(PLACE);
  // Errors inside of boundaries are the browser's to repeat; React writes where.
  const middle = await renderToReadableStream(blocks, { onError: () => undefined });
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(before)),
    flush: (controller) => controller.enqueue(encoder.encode(after)),
  });
  // A reader that leaves cancels the rendering: its error has no receiver.
  middle.pipeTo(writable).catch(() => undefined);
  return readable;
}
