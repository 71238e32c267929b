import { randomUUID } from 'node:crypto';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { PurgeChannel } from '../purge/createPurger.ts';
import { EVERYTHING } from '../purge/matchPurge.ts';
import { ALL, type Purge } from '../purge/Purge.ts';
import type { RedisConnection } from './connectRedis.ts';

/**
 * Tells all processes of purges. Purges have numbers, so that no two clocks need to agree: whatever is stored carries the
 * number of the last purge its process had carried out when making it began, and is out of date when one of its tags was
 * purged under a later number.
 */
export interface PurgeBus extends PurgeChannel {
  /** Number of the last purge this process has carried out. */
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
/** More tags than a site has entities; then everything counts as purged, and the list begins anew. */
const MOST_FIELDS = 100_000;

const ofTag = (tag: string): string => `tag ${tag}`;
const ofPath = (path: string): string => `path ${path}`;
const toHashFields = ({ all, paths = [], tags = [] }: Purge): string[] =>
  all ? [EVERYTHING] : [...paths.map(ofPath), ...tags.map(ofTag)];

/** What somebody else wrote into the channel is taken for a purge of everything: better too much than too little. */
function parsePurgeMessage(text: string): Message {
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

  const onMessage = (text: string): void => {
    const { from: sender, sequence, purge } = parsePurgeMessage(text);
    if (sender === from) return;
    void listener(purge).then(() => {
      carriedOut = Math.max(carriedOut ?? 0, sequence);
    });
  };
  // Ears and voice may come (back) one before the other; a failure here is followed by another attempt.
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
      if (purge.all || (await commands.hlen(PURGES)) > MOST_FIELDS) {
        await commands.del(PURGES);
        numbers[EVERYTHING] = sequence;
      }
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
