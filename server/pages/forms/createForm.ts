import { buildPath } from '../../../locales/buildPath.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import type { MessageId } from '../../../locales/Messages.ts';
import type { LeadForm } from '../../../schemas/blocks/lead-form.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { isOffer } from '../../../site/forms/getFormFields.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { LeadChannel } from '../../leads/FormSettings.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { getConfiguration } from '../configurator/getConfiguration.ts';
import type { PageRequest, Translate } from '../PageBuilder.ts';
import { boatChoices, onlyBoat, preselectedBoat } from './boatChoices.ts';
import { countryChoices, sailingAreaChoices } from './sharedChoices.ts';
import { toFormAnswer } from './toFormAnswer.ts';

interface Particulars extends Pick<Form, 'mode' | 'trial' | 'tour' | 'subject'> {
  typing?: Form['typing'];
  dealer?: Form['dealer'];
  /** The dealers of an event that a visitor may choose. */
  dealers?: Form['dealers'];
  preselectedDealer?: Form['preselectedDealer'];
  /** Whether these are all dealers, the same as in every other form that offers all. */
  areAllDealers?: boolean;
  /** Event of the form, and its days. */
  event?: { node: Event; choice: NonNullable<Form['event']> };
  /** The CRM's name of the channel, where an editor has set it. */
  channel?: string | undefined;
}

const getLeadChannel = ({ mode, typing }: Particulars): LeadChannel => {
  if (mode === 'event_subscription') return 'event';
  if (mode === 'sea_trial') return 'seaTrial';
  if (mode !== 'contact') return mode;
  return typing === 'rental-operators' ? 'charters' : 'contact';
};

/** Where the confirmation leads on to: to whatever was not asked for. */
const getWays = (
  mode: Form['mode'],
  locale: Locale,
  { homePort, configurator }: PageRequest['brand'],
): Form['ways'] => ({
  ...(homePort && mode !== 'sea_trial' && { trial: buildPath(locale, 'sea-trial') }),
  ...(configurator && { configure: buildPath(locale, 'configure') }),
  ...(mode !== 'brochure' && { brochure: buildPath(locale, 'brochure') }),
  dealer: buildPath(locale, 'dealers-map'),
});

/** Which choices are shared lists of the site (schemas/entities/sharedLists.ts). */
const getSharedListNames = (
  isRequest: boolean,
  { areAllDealers }: Particulars,
): NonNullable<Form['shared']> => [
  'countries',
  ...(isRequest ? (['sailingAreas'] as const) : []),
  ...(areAllDealers ? (['dealers'] as const) : []),
];

/** The form of a page with its choices and hidden values (behaviour §7.1). */
export async function createForm(request: PageRequest, particulars: Particulars): Promise<Form> {
  const { mode, typing, dealer, dealers, preselectedDealer, event, trial, tour, channel, subject } =
    particulars;
  const { route, forms, query, brand } = request;
  const boatQuery = { mode, locale: route.locale, event: event?.node };
  const [{ withoutBrochure = [], ...choices }, privacy] = await Promise.all([
    boatChoices(boatQuery, request),
    privacyUrl(request),
  ]);
  const asked = preselectedBoat(query.get('model'), choices.boats, brand.modelPrefix);
  const missing = preselectedBoat(query.get('model'), withoutBrochure, brand.modelPrefix);
  const boat = [...choices.boats, ...withoutBrochure].find(({ id }) => id === (asked ?? missing));
  const toCome = withoutBrochure.flatMap(({ id, name }) => (id === missing ? [] : [name]));
  const isRequest = (mode === 'contact' && !tour) || mode === 'event_subscription';
  return withoutUndefined<Form>({
    formId: mode,
    mode,
    typing,
    subject,
    action: route.canonicalPath,
    brandCode: brand.code,
    channel: channel ?? forms.channels[getLeadChannel(particulars)],
    ...choices,
    preselected: asked ?? (event && onlyBoat(choices)),
    withoutBrochure: missing && boat?.name,
    brochuresToCome: toCome.length > 0 ? toCome : undefined,
    countries: countryChoices(route.locale),
    sailingAreas: isRequest ? sailingAreaChoices(route.locale) : undefined,
    dealers,
    preselectedDealer,
    shared: getSharedListNames(isRequest, particulars),
    dealer,
    event: event?.choice,
    trial,
    tour,
    ...(await getConfiguration(request, boat, isOffer({ subject }))),
    privacyUrl: privacy,
    puzzle: forms.puzzle,
    contact: withoutUndefined<NonNullable<Form['contact']>>({
      ...brand.contact,
      hours: brand.contact.hours?.[route.locale],
    }),
    ways: getWays(mode, route.locale, brand),
    answer: await toFormAnswer(request, choices.boats, particulars),
  });
}

/** Path of the privacy policy in English, set by an editor. */
const PATH = '/privacy';

/** The privacy policy in the visitor's language, or else in English; undefined while unknown or where there is none. */
async function privacyUrl({ content, route }: PageRequest): Promise<string | undefined> {
  try {
    const pages = await content.elsewhere(PATH);
    const find = (locale: Locale) => pages.find((page) => page.locale === locale);
    return (find(route.locale) ?? find(DEFAULT_LOCALE))?.path;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return `${LOCALES[route.locale].prefix}${PATH}`;
  }
}

interface Words {
  heading: MessageId;
  text?: MessageId;
  /** For the heading only: values in rich text could become HTML. */
  values?: Record<string, string>;
}

/** A form as a block, with texts of the catalogue. @param brochure what one gets with it. */
export function formBlock(
  form: Form,
  { heading, text, values }: Words,
  translate: Translate,
  brochure?: LeadForm['brochure'],
): RawBlock {
  return {
    id: 'form',
    type: 'lead-form',
    props: {
      heading: translate(heading, values),
      ...(text && { text: `<p>${translate(text)}</p>` }),
      ...(brochure && { brochure }),
      form,
    },
  };
}
