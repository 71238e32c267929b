import { randomUUID } from 'node:crypto';
import { isRecord } from '../../isRecord.ts';
import type { RedisConnection } from '../../redis/connectRedis.ts';
import type { KeptPage } from '../KeptPage.ts';
import type { PageTarget } from '../PageTarget.ts';
import { ALL, type Purge } from '../Purge.ts';

/**
 * Purges have numbers, so that no two clocks need to agree: each page is kept with the number of the last purge its process
 * had carried out when it was made, and counts as long as nothing it is made of was purged under a later one.
 */
export interface PurgeBus {
  /** Number of the last purge this process has carried out. */
  carriedOut(): number;
  isPurged(page: KeptPage, sequence: number): Promise<boolean>;
  publish(purge: Purge): Promise<void>;
  onPurge(listener: (purge: Purge) => Promise<void>): void;
}

interface Message {
  from: string;
  sequence: number;
  purge: Purge;
}

const SEQUENCE = 'bridgedeck:purge:sequence';
/** Number of the last purge of each tag and path. */
const PURGES = 'bridgedeck:purge:last';
const CHANNEL = 'bridgedeck:purge';

const ofTag = (tag: string): string => `tag ${tag}`;
const ofPath = (path: string): string => `path ${path}`;
const EVERYTHING = '*';

const fieldsOf = ({ all, paths = [], tags = [] }: Purge): string[] =>
  all ? [EVERYTHING] : [...paths.map(ofPath), ...tags.map(ofTag)];

const fieldsNamedBy = (tags: readonly string[], { path }: PageTarget): string[] => [
  EVERYTHING,
  ofPath(path),
  ...tags.map(ofTag),
];

/** What somebody else wrote into the channel is taken for a purge of everything: better too much than too little. */
function readMessage(text: string): Message {
  try {
    const message: unknown = JSON.parse(text);
    // Whatever looks like it is ours: only `publish` writes so.
    const isOurs = isRecord(message) && isRecord(message.purge) && Number.isSafeInteger(message.sequence);
    if (isOurs) return message as unknown as Message;
  } catch {
    // As any other that is not ours.
  }
  return { from: '', sequence: 0, purge: ALL };
}

export function createPurgeBus({ commands, subscribe, onBack }: RedisConnection): PurgeBus {
  const from = randomUUID();
  let listener: (purge: Purge) => Promise<void> = async () => undefined;
  let carriedOut: number | undefined;

  /** Whatever was purged while nobody listened is unknown: everything may be meant. */
  const catchUp = async (): Promise<void> => {
    const sequence = Number((await commands.get(SEQUENCE)) ?? 0);
    if (carriedOut !== undefined && carriedOut !== sequence) await listener(ALL);
    carriedOut = sequence;
  };

  const hear = (text: string): void => {
    const { from: sender, sequence, purge } = readMessage(text);
    if (sender === from) return;
    void listener(purge).then(() => {
      carriedOut = Math.max(carriedOut ?? 0, sequence);
    });
  };
  // Ears and voice may come (back) one before the other; a failure here is followed by another attempt.
  const catchUpNow = () => void catchUp().catch(() => undefined);
  subscribe(CHANNEL, { hear, onListening: catchUpNow });
  onBack(catchUpNow);

  return {
    carriedOut: () => carriedOut ?? 0,
    async isPurged({ tags, target }, sequence) {
      const last = await commands.hmget(PURGES, ...fieldsNamedBy(tags, target));
      return last.some((number) => number !== null && Number(number) > sequence);
    },
    async publish(purge) {
      const sequence = await commands.incr(SEQUENCE);
      const numbers = Object.fromEntries(fieldsOf(purge).map((field) => [field, sequence]));
      if (purge.all) await commands.del(PURGES);
      await commands.hset(PURGES, numbers);
      const message: Message = { from, sequence, purge };
      await commands.publish(CHANNEL, JSON.stringify(message));
      carriedOut = Math.max(carriedOut ?? 0, sequence);
    },
    onPurge(heard) {
      listener = heard;
    },
  };
}
