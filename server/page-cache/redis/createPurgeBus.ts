import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
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

/** @param subscriber a connection for nothing else, since one that listens can ask nothing. */
export function createPurgeBus(redis: Redis, subscriber: Redis): PurgeBus {
  const from = randomUUID();
  let listener: (purge: Purge) => Promise<void> = async () => undefined;
  let carriedOut: number | undefined;

  /** Whatever was purged while nobody listened is unknown: everything may be meant. */
  const catchUp = async (): Promise<void> => {
    const sequence = Number((await redis.get(SEQUENCE)) ?? 0);
    if (carriedOut !== undefined && carriedOut !== sequence) await listener(ALL);
    carriedOut = sequence;
  };

  const subscribe = async (): Promise<void> => {
    await subscriber.subscribe(CHANNEL);
    await catchUp();
  };
  // Either connection may be the later one to come (back); a failure here is followed by another attempt of theirs.
  subscriber.on('ready', () => void subscribe().catch(() => undefined));
  redis.on('ready', () => void catchUp().catch(() => undefined));

  subscriber.on('message', (_channel: string, text: string) => {
    // Only publish writes to the channel.
    const { from: sender, sequence, purge } = JSON.parse(text) as Message;
    if (sender === from) return;
    void listener(purge).then(() => {
      carriedOut = Math.max(carriedOut ?? 0, sequence);
    });
  });

  return {
    carriedOut: () => carriedOut ?? 0,
    async isPurged({ tags, target }, sequence) {
      const last = await redis.hmget(PURGES, ...fieldsNamedBy(tags, target));
      return last.some((number) => number !== null && Number(number) > sequence);
    },
    async publish(purge) {
      const sequence = await redis.incr(SEQUENCE);
      const numbers = Object.fromEntries(fieldsOf(purge).map((field) => [field, sequence]));
      if (purge.all) await redis.del(PURGES);
      await redis.hset(PURGES, numbers);
      const message: Message = { from, sequence, purge };
      await redis.publish(CHANNEL, JSON.stringify(message));
      carriedOut = Math.max(carriedOut ?? 0, sequence);
    },
    onPurge(heard) {
      listener = heard;
    },
  };
}
