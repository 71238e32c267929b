/** Bytes of a puzzle without user data; nobody puts any into ours. */
export const PUZZLE_BYTES = 32;
/** The only version the widget knows. */
const VERSION = 1;
/** Expiry is counted in steps of five minutes. */
export const EXPIRY_STEP_SECONDS = 300;

const AT = {
  timestamp: 0,
  account: 4,
  app: 8,
  version: 12,
  expiry: 13,
  solutions: 14,
  difficulty: 15,
  nonce: 24,
};

/** What a puzzle says of itself. All numbers are whole and not negative. */
export interface Puzzle {
  /** Seconds since 1970. */
  timestamp: number;
  /** For whom it was made: account and app stand for a sitekey. */
  account: number;
  app: number;
  /** Steps of five minutes until it expires, 1 to 255; the widget takes 0 for expired at once. */
  expiry: number;
  /** How many solutions are asked for, 1 to 255. */
  solutions: number;
  /** 0 to 255; eight more are twice the work. */
  difficulty: number;
  /** Eight random bytes. */
  nonce: Uint8Array;
}

/** Writes a puzzle as the widget reads it. */
export function toBytes({ nonce, ...puzzle }: Puzzle): Uint8Array {
  const bytes = new Uint8Array(PUZZLE_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(AT.timestamp, puzzle.timestamp);
  view.setUint32(AT.account, puzzle.account);
  view.setUint32(AT.app, puzzle.app);
  view.setUint8(AT.version, VERSION);
  view.setUint8(AT.expiry, puzzle.expiry);
  view.setUint8(AT.solutions, puzzle.solutions);
  view.setUint8(AT.difficulty, puzzle.difficulty);
  bytes.set(nonce, AT.nonce);
  return bytes;
}

/** Reads a puzzle; undefined for another length or version. */
export function fromBytes(bytes: Uint8Array): Puzzle | undefined {
  if (bytes.length !== PUZZLE_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(AT.version) !== VERSION) return undefined;
  return {
    timestamp: view.getUint32(AT.timestamp),
    account: view.getUint32(AT.account),
    app: view.getUint32(AT.app),
    expiry: view.getUint8(AT.expiry),
    solutions: view.getUint8(AT.solutions),
    difficulty: view.getUint8(AT.difficulty),
    nonce: bytes.slice(AT.nonce),
  };
}
