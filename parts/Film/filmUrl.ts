import type { Video } from '../../schemas/parts/video.ts';

/** Address of a film at the film endpoint: `/films<original>`. */
export function filmUrl(video: Video): string {
  return `/films${video.url}`;
}
