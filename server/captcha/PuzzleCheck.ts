/**
 * What is known about a solution. `unsolved`: it is none, or of no puzzle of ours. `expired`: it came too late, or was
 * used before. `unverified`: the provider could not say, so the visitor is believed, and somebody has to look.
 */
export type PuzzleVerdict = 'solved' | 'unsolved' | 'expired' | 'unverified';

/** Asks about a solution, once; asking spends it. Rejects with UpstreamError only where visitors are not believed. */
export type PuzzleCheck = (solution: string) => Promise<PuzzleVerdict>;

/** Why a solution was taken unseen. */
export interface PuzzleUnverified {
  /** `captcha-misconfigured` goes on until somebody mends it; `captcha-down` may pass. */
  event: 'captcha-down' | 'captcha-misconfigured';
  /** One plain sentence for support staff. */
  reason: string;
  /** What exactly was said or not said. */
  err?: Error;
}
