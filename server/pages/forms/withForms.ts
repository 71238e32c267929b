import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import type { ContentNode, RawBlock } from '../../services/content/Content.ts';
import { findDealer, findNamedDealer } from '../../services/dealers/findDealer.ts';
import { getLocatorKinds } from '../../services/dealers/segments.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { getMeetingPlace } from '../sea-trial/createTrialCalendar.ts';
import { getTourDays } from '../sea-trial/getClosedReason.ts';
import { trialDays } from '../sea-trial/trialDays.ts';
import { createForm } from './createForm.ts';
import { toRecipient } from './toFormAnswer.ts';

/** Form names for each kind (behaviour §7.1). */
const TYPING = {
  dealers: 'dealers',
  charters: 'rental-operators',
  'service-centers': 'service-centers',
} as const satisfies Record<LocatorKind, NonNullable<Form['typing']>>;

/**
 * Name of a contact form to an account; determines the channel of its leads and the data layer's values.
 *
 * @param kind of its page, where it has one.
 */
export function getTyping({ contractSegment }: Dealer, kind?: LocatorKind): (typeof TYPING)[LocatorKind] {
  // Of an account of several kinds, the first is the most likely one.
  const [first = 'dealers'] = getLocatorKinds(contractSegment);
  return TYPING[kind ?? first];
}

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

type Recipient = Pick<Form, 'dealer'> & { typing: NonNullable<Form['typing']> };

/**
 * Recipient of a contact form: whom its editor has named, else the dealer of the page (behaviour §7.6); with the
 * account where the dealer service has one, which the CRM and the market officer need. A charter operator's form has
 * the channel of charters; without an account it is a plain request.
 */
async function findRecipient(
  { props }: RawBlock,
  node: ContentNode,
  request: PageRequest,
): Promise<Recipient> {
  const name = toText(props.dealerName);
  const page = node.bundle === 'dealer' ? node.dealer : undefined;
  if (!name && !page) return { typing: 'dealer-request' };
  const all = await listOrEmpty(request.dealers.dealers(), 'the dealer of the form', request);
  const named = findNamedDealer(all, { name, email: toText(props.dealerEmail) });
  const known = named ?? findDealer(all, page?.salesforceId);
  const shown = name ?? page?.title;
  const typing = known ? getTyping(known, named ? undefined : page?.type) : 'dealer-request';
  return { typing, dealer: known ? toRecipient(known, shown) : { ...(shown && { name: shown }) } };
}

/** The tours of the yard, where an editor's form asks for one and the brand has any (behaviour §7.12). */
function getTour(
  { props }: RawBlock,
  { brand: { homePort }, now, record, route: { locale } }: PageRequest,
): Pick<Form, 'subject' | 'tour'> {
  if (props.tour !== true || !homePort?.tours) return {};
  const { times, guests, ...place } = homePort.tours;
  record.expire(trialDays(now, homePort).until);
  const meetingPlace = getMeetingPlace({ ...homePort, ...place }, locale);
  const days = getTourDays(now, homePort);
  return { subject: 'visit', tour: { days, times, guests, ...(meetingPlace && { meetingPlace }) } };
}

async function withForm(block: RawBlock, node: ContentNode, request: PageRequest): Promise<RawBlock> {
  if (block.type !== 'contact-form') return block;
  const recipient = await findRecipient(block, node, request);
  const form = await createForm(request, {
    mode: 'contact',
    ...recipient,
    ...getTour(block, request),
  });
  return { ...block, props: { ...block.props, form } };
}

/** Completes editors' contact forms with their choices and recipients. */
export async function withForms<Node extends ContentNode>(node: Node, request: PageRequest): Promise<Node> {
  if (!node.blocks.some(({ type }) => type === 'contact-form')) return node;
  return { ...node, blocks: await Promise.all(node.blocks.map((block) => withForm(block, node, request))) };
}
