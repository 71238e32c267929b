import type { Address, Event } from '../../../../schemas/entities/event.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { isEmail } from '../../../../schemas/parts/email.ts';
import { cleanText } from '../cleanText.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude } from '../paragraphs/includes.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

export const eventInclude: readonly string[] = [
  imageInclude('field_hero_image'),
  'field_event_type',
  imageInclude('field_products.field_menu_image'),
];

/** A `node--event`; undefined, reported, without heading or number. */
export function parseEvent(event: ResourceReader): Event | undefined {
  const heading = event.text('field_heading') ?? event.text('title');
  const nid = event.number('drupal_internal__nid');
  if (heading === undefined || nid === undefined) {
    return event.report('field-invalid', 'An event has no heading or no number; it is left out');
  }
  const address = parseEventAddress(event);
  return withoutUndefined<Event>({
    id: event.id,
    nid,
    heading,
    image: event.image('field_hero_image'),
    shortDesc: event.html('field_short_description'),
    longDesc: event.html('field_long_description'),
    location: event.text('field_location'),
    completeAddress: address,
    countryCode: parseEventCountry(event, event.text('field_country_code')) ?? address?.countryCode,
    ...parseDates(event),
    displayDate: event.text('field_display_date'),
    dealerName: event.text('field_dealer_name'),
    dealerEmail: parseEmail(event),
    dealersId: event.sharedStrings('field_dealer_ids').filter(Boolean),
    channelSalesforce: event.text('field_salesforce_channel'),
    showAllDealers: event.boolean('field_show_all_dealers'),
    url: event.path(),
    link: event.link('field_link', heading),
    videoUrl: event.address('field_video_url'),
    iframeUrl: event.address('field_iframe_url'),
    sticky: event.boolean('sticky'),
    updated: event.moment('changed'),
    typeId: event.one('field_event_type')?.id,
    products: event.many('field_products').flatMap((product) => parseEventProduct(product) ?? []),
  });
}

/** An end before the start is a mistake: only the start is used. */
function parseDates(event: ResourceReader): { startDate: string | undefined; endDate: string | undefined } {
  const startDate = event.moment('field_start_date');
  const endDate = event.moment('field_end_date');
  const isTurned =
    startDate !== undefined && endDate !== undefined && Date.parse(endDate) < Date.parse(startDate);
  if (isTurned) event.invalid('field_end_date', 'lies before the start');
  return { startDate, endDate: isTurned ? undefined : endDate };
}

function parseEventCountry(event: ResourceReader, code: string | undefined): string | undefined {
  if (code === undefined || /^[A-Z]{2}$/.test(code)) return code;
  return event.invalid('field_country_code', 'is no country code of two letters');
}

/** Checked like the contact form does: an invalid one must not cost the event its form. */
function parseEmail(event: ResourceReader): string | undefined {
  const email = event.text('field_dealer_email');
  if (email === undefined || isEmail(email)) return email;
  return event.invalid('field_dealer_email', 'is no email address');
}

/** Drupal sends all keys of an address, unused ones null or empty. */
function parseEventAddress(event: ResourceReader): Address | undefined {
  const value = event.raw('field_address');
  if (value === undefined) return undefined;
  if (!isRecord(value)) return event.invalid('field_address', 'is no address');
  const part = (name: string) => {
    const written = value[name];
    return typeof written === 'string' ? cleanText(written) || undefined : undefined;
  };
  const address = withoutUndefined<Address>({
    addressLine1: part('address_line1'),
    addressLine2: part('address_line2'),
    postalCode: part('postal_code') ?? part('postalCode'),
    locality: part('locality'),
    countryCode: parseEventCountry(event, part('country_code')),
  });
  return Object.keys(address).length > 0 ? address : undefined;
}

function parseEventProduct(product: ResourceReader): Event['products'][number] | undefined {
  const title = product.text('title');
  if (title === undefined)
    return product.report('field-invalid', 'A boat on show has no name; it is left out');
  return withoutUndefined<Event['products'][number]>({
    id: product.id,
    title,
    menuImage: product.image('field_menu_image'),
    url: product.path(),
  });
}
