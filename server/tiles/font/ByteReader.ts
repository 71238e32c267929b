/** Reads big-endian numbers from a part of a font file, one after the other. */
export class ByteReader {
  readonly #bytes: DataView;
  #place: number;

  constructor(bytes: DataView, place = 0) {
    this.#bytes = bytes;
    this.#place = place;
  }

  uint8(): number {
    return this.#bytes.getUint8(this.#place++);
  }

  int8(): number {
    return this.#bytes.getInt8(this.#place++);
  }

  uint16(): number {
    this.#place += 2;
    return this.#bytes.getUint16(this.#place - 2);
  }

  int16(): number {
    this.#place += 2;
    return this.#bytes.getInt16(this.#place - 2);
  }

  uint32(): number {
    this.#place += 4;
    return this.#bytes.getUint32(this.#place - 4);
  }

  /** WOFF2's `255UInt16` (W3C WOFF2 §4.2): small numbers in one byte. */
  packedUint16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 254) return this.uint8() + 2 * 253;
    if (code === 255) return this.uint8() + 253;
    return code;
  }

  skip(bytes: number): void {
    this.#place += bytes;
  }
}
