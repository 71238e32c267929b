import type { Event } from '../../../schemas/entities/event.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import type { LeadChannel } from '../../leads/FormSettings.ts';
import { readReference } from '../../leads/store/reference.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { boatChoices } from './boatChoices.ts';
import { countryChoices } from './countryChoices.ts';
import { preselectedBoat } from './preselectedBoat.ts';
import { privacyUrl } from './privacyUrl.ts';
import { sailingAreaChoices } from './sailingAreaChoices.ts';

interface Particulars {
  mode: Form['mode'];
  typing?: Form['typing'];
  dealer?: Form['dealer'];
  /** Among whom a visitor of an event may choose. */
  dealers?: Form['dealers'];
  /** Whose form it is, and the days it takes. */
  event?: { node: Event; choice: NonNullable<Form['event']> };
  /** How the CRM calls the way a lead comes, where an editor has said so. */
  channel?: string | undefined;
}

const channelOf = ({ mode, typing }: Particulars): LeadChannel => {
  if (mode === 'event_subscription') return 'event';
  if (mode !== 'contact') return mode;
  return typing === 'rental-operators' ? 'charters' : 'contact';
};

/** What a form says that was sent without JavaScript, whose visitor was led back here. */
const answerOf = (query: URLSearchParams): Form['answer'] => {
  const reference = readReference(query.get('sent') ?? '');
  return reference === undefined ? undefined : { reference };
};

/** The form of a page: what may be chosen in it, and how what it sends is called (spec 2 §2.1). */
export async function formOf(request: PageRequest, particulars: Particulars): Promise<Form> {
  const { mode, typing, dealer, dealers, event, channel } = particulars;
  const { route, forms, query, text } = request;
  const [boats, privacy] = await Promise.all([boatChoices(mode, request, event?.node), privacyUrl(request)]);
  const isRequest = mode === 'contact' || mode === 'event_subscription';
  return withoutUndefined<Form>({
    formId: mode,
    mode,
    typing,
    action: route.canonicalPath,
    channel: channel ?? forms.channels[channelOf(particulars)],
    boats,
    preselected: preselectedBoat(query.get('model'), boats, text('brand.name')),
    countries: countryChoices(route.locale),
    sailingAreas: isRequest ? sailingAreaChoices(route.locale) : undefined,
    dealer,
    dealers,
    event: event?.choice,
    privacyUrl: privacy,
    puzzle: forms.puzzle,
    answer: answerOf(query),
  });
}
