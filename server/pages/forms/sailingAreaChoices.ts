import { readFileSync } from 'node:fs';
import { LOCALE_CODES, type Locale } from '../../../locales/locales.ts';
import type { Form } from '../../../schemas/parts/form.ts';

type Choices = NonNullable<Form['sailingAreas']>;

interface Named {
  id: string;
  names: Record<Locale, string>;
}

// Our own file, which a test holds against this shape.
const { groups, areas }: { groups: Named[]; areas: (Named & { group: string })[] } = JSON.parse(
  readFileSync(new URL('../../../locales/sailingAreas.json', import.meta.url), 'utf8'),
);

const byGroup = Map.groupBy(areas, ({ group }) => group);

const choices = new Map<Locale, Choices>(
  LOCALE_CODES.map((locale) => [
    locale,
    groups.map(({ id, names }) => ({
      label: names[locale],
      areas: (byGroup.get(id) ?? []).map((area) => ({ id: area.id, label: area.names[locale] })),
    })),
  ]),
);

/** Where somebody may sail, by sea and then along its coasts. */
export const sailingAreaChoices = (locale: Locale): Choices => choices.get(locale) ?? [];
