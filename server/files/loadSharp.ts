import type sharp from 'sharp';

/** The picture library, once there is a picture to make: of a start it would take a tenth, its memory some 20 MB. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default;
}
