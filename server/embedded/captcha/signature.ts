import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a puzzle: HMAC-SHA256 in hexadecimal digits. */
export function sign(puzzle: Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(puzzle).digest('hex');
}

/** Compares two texts in a time that says nothing about where they differ, nor how long they are. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
