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

it('passes all chunks on', async () => {
  const pieces = ['a', 'b'];
  const body = createBody((controller) => {
    const piece = pieces.shift();
    if (piece === undefined) controller.close();
    else controller.enqueue(piece);
  });
  expect(await all(withIdleTimeout(body, 1000))).toEqual(['a', 'b']);
});

it('no chunk in time: errors and cancels the source', async () => {
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
