import { createHash } from 'node:crypto';

/**
 * A UUID that is the same at every start, made from the JSON:API type and the key in the way of version 5: SHA-1,
 * with the version and variant bits set.
 */
export function entityId(type: string, key: string): string {
  const bytes = createHash('sha1').update(`bridgedeck:${type}:${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
