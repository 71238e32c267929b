import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Comparison {
  /** Share of the pixels that differ. */
  share: number;
  /** PNG: the picture, pale, with what differs in red. */
  difference: Buffer;
}

/** Fewer pixels than a hairline of text: another processor rounds a colour in another way. */
const NOISE_PIXELS = 12;
const CHANNELS = 4;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

const decode = async (bytes: Buffer): Promise<Raw> => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** A colour that the site does not have, opaque. */
const GLARING = Uint8Array.of(0xff, 0x00, 0xff, 0xff);

/** The same picture on a larger, glaring ground: what only one of two has, differs. */
function extend({ data, width, height }: Raw, toWidth: number, toHeight: number): Buffer {
  if (width === toWidth && height === toHeight) return data;
  const ground = Buffer.alloc(toWidth * toHeight * CHANNELS, GLARING);
  for (let row = 0; row < height; row++) {
    data.copy(ground, row * toWidth * CHANNELS, row * width * CHANNELS, (row + 1) * width * CHANNELS);
  }
  return ground;
}

/** Compares two pictures in any format, pixel by pixel; undefined: they look the same. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const output = Buffer.alloc(width * height * CHANNELS);
  const ground = [one, other].map((raw) => extend(raw, width, height)) as [Buffer, Buffer];
  const pixels = pixelmatch(...ground, output, width, height, { checkerboard: false });
  const isOfOneSize = one.width === other.width && one.height === other.height;
  if (isOfOneSize && pixels <= NOISE_PIXELS) return undefined;
  const raw = { width, height, channels: CHANNELS } as const;
  return { share: pixels / (width * height), difference: await sharp(output, { raw }).png().toBuffer() };
}
