/** What the content service says of a file. */
export interface FileFacts {
  /** Bytes of the whole file. */
  size: number;
  etag: string | undefined;
  lastModified: string | undefined;
}

/** A file on disk, opened by one reader; perhaps still growing. */
export interface StoredFile {
  facts: FileFacts;
  /** Bytes that are there already. */
  available(): number;
  /**
   * The bytes from `start` to `end`, both included, as they come.
   * @throws Error when the download breaks off before.
   */
  read(start: number, end: number): AsyncGenerator<Uint8Array, void, void>;
  close(): Promise<void>;
}
