/** One crop of a picture: the size it is laid out at, and the widths it is offered in. */
export interface ImagePresetShape {
  width: number;
  /** Absent when the crop keeps the ratio of the original. */
  height?: number;
  /** Rising; the image endpoint makes these and no others. */
  widths: readonly number[];
}

/**
 * Crops and sizes of every picture of the site, read by the components that ask for them and by the endpoint
 * that makes them (behaviour §4.2).
 */
export const imagePresets = {
  hero: { width: 1440, height: 810, widths: [768, 1280, 1440, 1920] },
  heroMobile: { width: 768, height: 960, widths: [480, 768, 1024] },
  media: { width: 560, height: 315, widths: [560, 1120] },
  event: { width: 768, height: 431, widths: [384, 768, 1152] },
  card: { width: 364, height: 194, widths: [364, 728] },
  ownerCard: { width: 384, height: 490, widths: [384, 768] },
  list: { width: 327, height: 202, widths: [327, 654] },
  menu: { width: 600, height: 339, widths: [320, 600, 1200] },
  menuBig: { width: 960, height: 542, widths: [320, 960] },
  promotion: { width: 960, height: 540, widths: [480, 960, 1440, 1920] },
  promotionMobile: { width: 768, height: 576, widths: [480, 768, 1024] },
  portrait: { width: 200, height: 245, widths: [200, 400] },
  /** A full turn, about five times as wide as it is high. */
  panorama: { width: 3600, widths: [3600] },
  natural: { width: 1440, widths: [480, 960, 1440, 1920] },
} as const satisfies Record<string, ImagePresetShape>;

export type ImagePreset = keyof typeof imagePresets;
