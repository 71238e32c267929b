/** A file of a build that browsers load. */
export interface BuiltFile {
  /** Path below `/assets/`; ends in `.br` when the bytes are compressed so. Contains a hash of the content. */
  name: string;
  load(): Promise<Buffer>;
}

/** Files of builds, each under its hashed name: those of this build and of others that may still be asked for. */
export interface AssetArchive {
  /** Adds what is missing, and lets all of them live for another ARCHIVE_DAYS. Rejects when it cannot be written. */
  add(files: readonly BuiltFile[]): Promise<void>;
  /** The bytes under a name; undefined also when it cannot be read. */
  read(name: string): Promise<Buffer | undefined>;
}

/** How long a page that was opened before a release finds its code. */
export const ARCHIVE_DAYS = 30;
