import { createIntl, createIntlCache } from '@formatjs/intl';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import it from '../../locales/it.json' with { type: 'json' };
import { LOCALES, type Locale } from '../../locales/locales.ts';
import pt from '../../locales/pt.json' with { type: 'json' };
import type { Translate } from './PageBuilder.ts';

const catalogues = { en, fr, de, es, it, pt };
const cache = createIntlCache();

/** The catalogue of a language, for texts that page builders write into the page JSON. */
export function translate(locale: Locale): Translate {
  const intl = createIntl({ locale: LOCALES[locale].tag, messages: catalogues[locale] }, cache);
  return (id) => intl.formatMessage({ id });
}
