import { DEFAULT_LOCALE } from '../../locales/locales.ts';
import { UpstreamError } from '../errors.ts';
import { isRecord } from '../isRecord.ts';
import type { ContentSource } from './ContentSource.ts';
import { EXPIRY_SECONDS } from './expiry.ts';

const PATH = '/coral-guardian-api/fetch';

/**
 * How many corals have been planted so far; the same in every language.
 *
 * @throws UpstreamError when the content service does not say.
 */
export async function loadCoralCount({ client }: ContentSource): Promise<number> {
  const answer = await client.cached(
    DEFAULT_LOCALE,
    PATH,
    { freshSeconds: EXPIRY_SECONDS.coralCount },
    async () => ({
      value: await client.get(DEFAULT_LOCALE, PATH, readCoralCount),
      tags: [],
    }),
  );
  if (!answer.found) throw new UpstreamError(`The content service has no coral counter (${answer.status})`);
  return answer.value;
}

function readCoralCount(body: unknown): number {
  const count = isRecord(body) ? body.coral_count : undefined;
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0) return count;
  throw new UpstreamError('The content service sent a coral counter without a number');
}
