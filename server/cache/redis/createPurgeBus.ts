import { randomUUID } from 'node:crypto';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { PurgeChannel } from '../purge/createPurger.ts';
import { EVERYTHING } from '../purge/matchPurge.ts';
import { ALL, type Purge } from '../purge/Purge.ts';
import type { RedisConnection } from './connectRedis.ts';

/**
 * Distributes purges to all processes. Purges are numbered, so that clocks need not agree: stored entries carry the
 * number of the last purge that their process had applied when building began, and are stale when one of their tags
 * was purged under a later number.
 */
export interface PurgeBus extends PurgeChannel {
  /** Number of the last purge that this process has applied. */
  carriedOut(): number;
  /**
   * @param path of a page.
   * @returns those of the tags that were purged after `sequence`; `*` for everything and for the path.
   */
  purgedSince(sequence: number, tags: readonly string[], path?: string): Promise<string[]>;
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
/** More tags than a site has entities; beyond that everything counts as purged, and the list starts anew. */
const MAX_FIELDS = 100_000;

const ofTag = (tag: string): string => `tag ${tag}`;
const ofPath = (path: string): string => `path ${path}`;
const toHashFields = ({ all, paths = [], tags = [] }: Purge): string[] =>
  all ? [EVERYTHING] : [...paths.map(ofPath), ...tags.map(ofTag)];

/** An unknown message counts as a purge of everything. */
function parsePurgeMessage(text: string): Message {
  try {
    const message: unknown = JSON.parse(text);
    // Only `publish` writes messages of this shape.
    const isOurs = isRecord(message) && isRecord(message.purge) && Number.isSafeInteger(message.sequence);
    if (isOurs) return message as unknown as Message;
  } catch {
    // Not JSON: an unknown message.
  }
  return { from: '', sequence: 0, purge: ALL };
}

export function createPurgeBus({ commands, subscribe, onBack }: RedisConnection): PurgeBus {
  const from = randomUUID();
  /** One for each brand of this process. */
  const listeners: ((purge: Purge) => Promise<void>)[] = [];
  const tell = async (purge: Purge) => void (await Promise.all(listeners.map((hear) => hear(purge))));
  let carriedOut: number | undefined;

  /** Purges that were missed are unknown: everything may be stale. */
  const catchUp = async (): Promise<void> => {
    const sequence = Number((await commands.get(SEQUENCE)) ?? 0);
    if (carriedOut !== undefined && carriedOut !== sequence) await tell(ALL);
    carriedOut = sequence;
  };

  const onMessage = (text: string): void => {
    const { from: sender, sequence, purge } = parsePurgeMessage(text);
    if (sender === from) return;
    void tell(purge).then(() => {
      carriedOut = Math.max(carriedOut ?? 0, sequence);
    });
  };
  // Subscription and commands may be back one before the other; a failure here is followed by another attempt.
  const catchUpNow = () => void catchUp().catch(() => undefined);
  subscribe(CHANNEL, { onMessage, onListening: catchUpNow });
  onBack(catchUpNow);

  return {
    carriedOut: () => carriedOut ?? 0,
    async purgedSince(sequence, tags, path) {
      const common = [EVERYTHING, ...(path === undefined ? [] : [ofPath(path)])];
      const last = await commands.hmget(PURGES, ...common, ...tags.map(ofTag));
      const isLater = (index: number) => Number(last[index] ?? 0) > sequence;
      const isWhole = common.some((_field, index) => isLater(index));
      return [
        ...(isWhole ? [EVERYTHING] : []),
        ...tags.filter((_tag, index) => isLater(common.length + index)),
      ];
    },
    async publish(purge) {
      const sequence = await commands.incr(SEQUENCE);
      const numbers: Record<string, number> = Object.fromEntries(
        toHashFields(purge).map((field) => [field, sequence]),
      );
      if (purge.all || (await commands.hlen(PURGES)) > MAX_FIELDS) {
        await commands.del(PURGES);
        numbers[EVERYTHING] = sequence;
      }
      await commands.hset(PURGES, numbers);
      const message: Message = { from, sequence, purge };
      await commands.publish(CHANNEL, JSON.stringify(message));
      carriedOut = Math.max(carriedOut ?? 0, sequence);
    },
    onPurge(heard) {
      listeners.push(heard);
    },
  };
}
