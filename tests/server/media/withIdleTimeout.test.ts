import { expect, it } from 'vitest';
import { withIdleTimeout } from '../../../server/media/withIdleTimeout.ts';

const createBody = (
  pull: (controller: ReadableStreamDefaultController<string>) => void,
  onCancel = () => {},
) => new ReadableStream<string>({ pull, cancel: onCancel });

async function all(pieces: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}

it('hands every piece on', async () => {
  const pieces = ['a', 'b'];
  const body = createBody((controller) => {
    const piece = pieces.shift();
    if (piece === undefined) controller.close();
    else controller.enqueue(piece);
  });
  expect(await all(withIdleTimeout(body, 1000))).toEqual(['a', 'b']);
});

it('gives up on a sender that falls silent, and lets go of it', async () => {
  let isCancelled = false;
  const body = createBody(
    () => undefined,
    () => {
      isCancelled = true;
    },
  );
  await expect(all(withIdleTimeout(body, 20))).rejects.toThrow('nothing came for 20 ms');
  expect(isCancelled).toBe(true);
});
