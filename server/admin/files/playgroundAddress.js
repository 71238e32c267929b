/* Text and language of the playground in its address. */

/** Bytes of compressed text: with more, mail and chat programs cut the address off. */
const MOST_SHARED = 12_000;
/** `#`, language, `.`, base64url of the text compressed with deflate-raw; also written by createDropMarks.ts. */
const FRAGMENT = /^#([a-z]{2})\.([\w-]+)$/;

/** The text as part of an address; empty when it is too long for one. */
const pack = async (text) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length > MOST_SHARED) return '';
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const unpack = (packed) => {
  // Not larger than what is written here: a small text can be packed so that it fills the memory.
  if (packed.length > 1.5 * MOST_SHARED) throw new RangeError();
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const stream = new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream('deflate-raw'))).text();
};

/** Writes the values of two inputs into the address. @returns whether they fit. */
export const saveAddress = async (text, locale) => {
  const written = text.value;
  const packed = await pack(written);
  // While it was compressed, more was typed, which is saved next.
  if (written !== text.value) return saveAddress(text, locale);
  const fragment = packed && `#${locale.value}.${packed}`;
  history.replaceState(null, '', location.pathname + location.search + fragment);
  return packed !== '';
};

/** Text and language in the address; undefined when it has none. @throws when it is damaged or was cut off. */
export const parseAddress = async () => {
  const [, locale, packed] = FRAGMENT.exec(location.hash) ?? [];
  return packed && { locale, text: await unpack(packed) };
};
