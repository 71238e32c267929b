import { ANALYTICS, type ConsentGroups, PERFORMANCE, TARGETING } from './groups.ts';

/** How long (ms) a tag waits for the stored answer. */
const WAIT_FOR_UPDATE_MS = 500;

/** Google's signals by the group that grants them (consent mode v2). */
const SIGNALS: Readonly<Record<string, readonly string[]>> = {
  [PERFORMANCE]: ['analytics_storage'],
  [ANALYTICS]: ['functionality_storage', 'personalization_storage'],
  [TARGETING]: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

/** Every signal with its state for these groups. */
export function consentSignals(groups: ConsentGroups): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(
    Object.entries(SIGNALS).flatMap(([group, signals]) =>
      signals.map((signal) => [signal, groups[group] === true ? 'granted' : 'denied']),
    ),
  );
}

/** Google's tags recognize commands by their being an `arguments` object; arrays are ignored. */
function command(..._words: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: the object itself is what is wanted
  return arguments;
}

/** Commands that must be in the data layer before any tag: only the security signal is granted. */
export function consentDefaults(): object[] {
  const signals = {
    ...consentSignals({}),
    security_storage: 'granted',
    wait_for_update: WAIT_FOR_UPDATE_MS,
  };
  return [command('consent', 'default', signals), command('set', 'ads_data_redaction', true)];
}

/** The command that passes an answer on to tags. */
export function consentUpdate(groups: ConsentGroups): object {
  return command('consent', 'update', consentSignals(groups));
}
