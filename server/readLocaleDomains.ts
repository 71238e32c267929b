import { isLocale, type Locale } from '../locales/locales.ts';
import { type Environment, wrong } from './environment.ts';

/**
 * LOCALE_DOMAINS: the language of `/` by host name, such as `www.example.fr=fr,www.example.de=de`; empty when unset.
 *
 * @throws ConfigError
 */
export function readLocaleDomains(environment: Environment): ReadonlyMap<string, Locale> {
  const value = environment.LOCALE_DOMAINS;
  if (!value) return new Map();
  const entries = value.split(',').map((entry): [string, Locale] => {
    const [, host, locale] = /^([a-z\d.-]+)=([a-z]+)$/i.exec(entry.trim()) ?? [];
    if (host && locale && isLocale(locale)) return [host.toLowerCase(), locale];
    throw wrong(
      'LOCALE_DOMAINS',
      value,
      'a list of host=language, such as www.example.fr=fr,www.example.de=de',
    );
  });
  return new Map(entries);
}
