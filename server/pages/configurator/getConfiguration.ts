import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { boatValue } from '../forms/boatChoices.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { configuratorGroups } from './configuratorGroups.ts';
import { deliveryChoice } from './deliveryChoice.ts';
import { parseConfiguration } from './parseConfiguration.ts';

type Group = Configurator['groups'][number];

/** The boat of the configurator in the address: to be sent, and in words (behaviour §2.11). */
export function getConfiguration(
  { query, brand, route: { locale }, text }: PageRequest,
  boat: Form['boats'][number] | undefined,
): Pick<Form, 'configuration' | 'configured'> {
  const { configurator } = brand;
  const choices = parseConfiguration(query, configurator);
  if (!configurator || !choices) return {};
  const configuration = [boat && `model=${boatValue(boat.name)}`, choices].filter(Boolean).join('&');
  const asked = new URLSearchParams(choices);
  const groups = configuratorGroups(configurator, asked, locale, text);
  const delivery = configurator.vat && deliveryChoice(configurator.vat, asked.get('delivery'), locale, text);
  const all = [...groups, ...(delivery ? [{ label: delivery.label, options: delivery.countries }] : [])];
  const words = new Intl.ListFormat(LOCALES[locale].formats);
  return {
    configuration,
    configured: {
      ...(boat && { boat: boat.name }),
      choices: all.flatMap(({ label, options }: Pick<Group, 'label' | 'options'>) => {
        const chosen = options.filter(({ isChosen }) => isChosen);
        const colour = chosen[0]?.colour;
        const value = words.format(chosen.map((option) => option.label));
        return value ? [{ label, value, ...(colour && { colour }) }] : [];
      }),
      url: `${buildPath(locale, 'configure')}?${configuration}`,
    },
  };
}
