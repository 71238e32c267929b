import { gunzipSync } from 'node:zlib';
import type { KeptPage } from './KeptPage.ts';
import type { Encoding } from './negotiate.ts';

/** The body of a kept page. The plain one, which hardly anybody asks for, is unpacked each time: some 0.2 ms. */
export const bodyOf = ({ bodies }: KeptPage, encoding: Encoding): Buffer =>
  encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding];

/** Bytes of that body. */
export const lengthOf = ({ bodies, length }: KeptPage, encoding: Encoding): number =>
  encoding === 'identity' ? length : bodies[encoding].length;
