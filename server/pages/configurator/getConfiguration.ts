import { buildPath } from '../../../locales/buildPath.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { boatValue } from '../forms/boatChoices.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { configuratorGroups } from './configuratorGroups.ts';
import { parseConfiguration } from './parseConfiguration.ts';

/** The boat of the configurator in the address: to be sent, and in words (behaviour §2.11). */
export function getConfiguration(
  { query, brand, route: { locale }, text }: PageRequest,
  boat: Form['boats'][number] | undefined,
): Pick<Form, 'configuration' | 'configured'> {
  const { configurator } = brand;
  const choices = parseConfiguration(query, configurator);
  if (!configurator || !choices) return {};
  const configuration = [boat && `model=${boatValue(boat.name)}`, choices].filter(Boolean).join('&');
  const groups = configuratorGroups(configurator, new URLSearchParams(choices), locale, text);
  return {
    configuration,
    configured: {
      ...(boat && { boat: boat.name }),
      choices: groups.flatMap(({ label, options }) => {
        const chosen = options.find(({ isChosen }) => isChosen);
        return chosen
          ? [{ label, value: chosen.label, ...(chosen.colour && { colour: chosen.colour }) }]
          : [];
      }),
      url: `${buildPath(locale, 'configure')}?${configuration}`,
    },
  };
}
