import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of a puzzle without user data; this service puts none in. */
const PUZZLE_BYTES = 32;
/** The only version the widget supports. */
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

/** Contents of a puzzle. All numbers are non-negative integers. */
export interface Puzzle {
  /** Seconds since 1970. */
  timestamp: number;
  /** Identify the sitekey. */
  account: number;
  app: number;
  /** Steps of five minutes until it expires, 1 to 255; the widget treats 0 as expired. */
  expiry: number;
  /** Number of solutions required, 1 to 255. */
  solutions: number;
  /** 0 to 255; eight more are twice the work. */
  difficulty: number;
  /** Eight random bytes. */
  nonce: Uint8Array;
}

/** Encodes a puzzle for the widget. */
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

/** Decodes a puzzle; undefined for another length or version. */
function fromBytes(bytes: Uint8Array): Puzzle | undefined {
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

/** Bytes of one solution: what the solver appended to the puzzle. */
export const SOLUTION_BYTES = 8;

export interface Solution {
  signature: string;
  /** The signed bytes. */
  bytes: Uint8Array;
  puzzle: Puzzle;
  /** Eight bytes each, as many as the puzzle requires. */
  parts: Uint8Array[];
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Strict: another encoding of the same bytes would be the same solution a second time. */
function decode(text: string): Uint8Array | undefined {
  return BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/**
 * Parses `signature.puzzle.solutions.diagnostics`. The diagnostics (which solver, how long it took) come from the
 * visitor's browser and are ignored.
 * @returns undefined for any other text; nothing is verified yet.
 */
export function parseSolution(text: string): Solution | undefined {
  const [signature, puzzleText, partsText, diagnostics, ...rest] = text.split('.');
  if (!signature || !puzzleText || !partsText || !diagnostics || rest.length > 0) return undefined;
  const bytes = decode(puzzleText);
  const puzzle = bytes && fromBytes(bytes);
  const all = decode(partsText);
  if (!bytes || !puzzle || all?.length !== puzzle.solutions * SOLUTION_BYTES) return undefined;
  const parts = Array.from({ length: puzzle.solutions }, (_, index) =>
    all.subarray(index * SOLUTION_BYTES, (index + 1) * SOLUTION_BYTES),
  );
  return { signature, bytes, puzzle, parts };
}

/** Signs a puzzle: HMAC-SHA256 in hexadecimal digits. */
export function sign(puzzle: Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(puzzle).digest('hex');
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
