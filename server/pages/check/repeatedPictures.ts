import { isRecord } from '../../../schemas/isRecord.ts';
import type { Block } from '../../../schemas/page.ts';

/** A place in which a page shows a picture again. */
interface Repetition {
  /** Id of the block. */
  id: string;
  /** JSON pointer inside the block's props. */
  pointer: string;
  url: string;
}

/**
 * Pictures that a page shows a second time. The crops of one place, for wide screens and for phones, are one.
 */
export function repeatedPictures(blocks: readonly Block[]): Repetition[] {
  const seen = new Set<string>();
  const repeated: Repetition[] = [];
  for (const { id, props } of blocks) {
    for (const { pointer, pictures } of placesWithPictures(props, '')) {
      for (const url of pictures) {
        if (seen.has(url)) repeated.push({ id, pointer, url });
        seen.add(url);
      }
    }
  }
  return repeated;
}

const isPicture = (value: unknown): value is { url: string } =>
  isRecord(value) && typeof value.url === 'string' && typeof value.alt === 'string' && 'width' in value;

/** Every object with pictures of its own, each picture once. */
function* placesWithPictures(
  value: unknown,
  pointer: string,
): Generator<{ pointer: string; pictures: Set<string> }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isPicture(item)) yield { pointer: `${pointer}/${index}`, pictures: new Set([item.url]) };
      else yield* placesWithPictures(item, `${pointer}/${index}`);
    }
    return;
  }
  if (!isRecord(value)) return;
  const pictures = new Set(
    Object.values(value)
      .filter(isPicture)
      .map(({ url }) => url),
  );
  if (pictures.size > 0) yield { pointer, pictures };
  for (const [key, inner] of Object.entries(value)) {
    if (!isPicture(inner)) yield* placesWithPictures(inner, `${pointer}/${key}`);
  }
}
