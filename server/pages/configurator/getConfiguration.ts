import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { boatValue, configurationQuery } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { formatMoney, ownVat } from '../models/offerPrice.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { configuratorGroups, toChoices } from './configuratorGroups.ts';
import { deliveryChoice } from './deliveryChoice.ts';
import { loadBoats } from './loadBoats.ts';
import { ELSEWHERE, parseConfiguration } from './parseConfiguration.ts';

type Group = Configurator['groups'][number];
type Option = Group['options'][number];
type Configured = NonNullable<Form['configured']>;
type Bill = NonNullable<Configured['bill']>;
type Words = Configured['choices'][number];

/**
 * The boat of the configurator in the address: to be sent, in words with her price, and the country where she will be
 * kept (behaviour §2.11).
 *
 * @param isOffer whether the form asks for an offer for her, and so has her whole bill.
 */
export async function getConfiguration(
  request: PageRequest,
  boat: Form['boats'][number] | undefined,
  isOffer: boolean,
): Promise<Pick<Form, 'configuration' | 'configured' | 'country'>> {
  const {
    query,
    brand: { configurator, homePort },
    route: { locale },
    text,
  } = request;
  const choices = parseConfiguration(query, configurator);
  if (!configurator || !choices) return {};
  const configuration = configurationQuery(boat?.name, choices);
  const asked = new URLSearchParams(choices);
  const country = asked.get('delivery');
  const groups = configuratorGroups(configurator, asked, locale, text);
  const delivery = configurator.vat && deliveryChoice(configurator.vat, country, locale, text);
  const all = [...groups, ...(delivery ? [{ label: delivery.label, options: delivery.countries }] : [])];
  const bill = boat && (await loadBill(configurator, boatValue(boat.name), request));
  const words = new Intl.ListFormat(LOCALES[locale].formats);
  return {
    configuration,
    ...(country && country !== ELSEWHERE && { country }),
    configured: {
      ...(boat && { boat: boat.name }),
      choices: [
        ...all.flatMap(({ label, options }: Pick<Group, 'label' | 'options'>) => {
          const chosen = options.filter(({ isChosen }) => isChosen);
          const colour = chosen[0]?.colour;
          const value = words.format(chosen.map((option) => option.label));
          return value ? [{ label, value, ...(colour && { colour }) }] : [];
        }),
        ...(bill ? toPrices(bill, request) : []),
      ],
      ...(isOffer && bill && { bill }),
      ...(homePort && { trial: `${buildPath(locale, 'sea-trial')}?${configuration}` }),
      url: `${buildPath(locale, 'configure')}?${configuration}`,
    },
  };
}

/**
 * What the configurator says of a boat with what the address chooses, and nothing of what could be chosen besides; nothing
 * for a boat without a page or an offer there.
 */
async function loadBill(
  options: ConfiguratorOptions,
  model: string,
  request: PageRequest,
): Promise<Bill | undefined> {
  const boats = await listOrEmpty(loadBoats(options, request, model), 'the price of the boat', request);
  if (!boats.some(({ prices }) => prices)) return undefined;
  const { groups, delivery, besides, chosen } = toChoices(options, boats, model, request);
  const packs = chosen.flatMap(([name, value]) => (name === 'pack' && value ? [value] : []));
  const selection = packs.join(' ');
  const toBoat = ({ profile: _, layouts: __, prices, amounts, ...boat }: Option): Option => ({
    ...boat,
    prices: pick(prices, [selection]),
    amounts: pick(amounts, ['', ...packs, selection]),
  });
  const [boat] = groups[0]?.options.filter(({ isChosen }) => isChosen).map(toBoat) ?? [];
  const toChosen = ({ options: all, ...group }: Group): Group => ({
    ...group,
    options: all.filter(({ value, isChosen }) => isChosen || boat?.included?.includes(value)),
  });
  const country = delivery?.countries.find(({ isChosen }) => isChosen) ?? delivery?.countries[0];
  return {
    groups: groups
      .map((group) => (group.name === 'model' && boat ? { ...group, options: [boat] } : toChosen(group)))
      .filter(({ options: some }) => some.length > 0),
    ...(delivery && country && { delivery: { ...delivery, countries: [country] } }),
    ...(besides && { besides }),
  };
}

const pick = <T>(all: Readonly<Record<string, T>> = {}, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));

/** What she costs before VAT, and with that of the country if the address names one, in words. */
function toPrices({ groups, delivery }: Bill, request: PageRequest): Words[] {
  const { text, route } = request;
  const { prices = {}, amounts = {}, currency, isAbout } = groups[0]?.options[0] ?? {};
  return Object.entries(prices).flatMap(([selection, value]) => {
    const { [selection]: amount } = amounts;
    const { rate, isChosen } = delivery?.countries[0] ?? {};
    const price = { label: text('configurator.price'), value };
    if (amount === undefined || rate === undefined || !isChosen) return [price];
    const taxed = formatMoney(
      (amount * (100 + rate)) / 100,
      route.locale,
      currency,
      isAbout ? text : undefined,
    );
    const withTax = { label: text('configurator.withTax'), value: taxed };
    return ownVat(request) ? [withTax, price] : [price, withTax];
  });
}
