import type { MessageId } from '../../../locales/Messages.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';

/** Part of the contract segment that makes a dealer one of a kind (behaviour §6.1). */
const MARKS: readonly (readonly [mark: string, kind: LocatorKind])[] = [
  ['vg2;vg3', 'dealers'],
  ['vch', 'charters'],
  ['service center', 'service-centers'],
];

/** People write the segments: `VG2; VG3` is meant like `VG2;VG3`. */
const normalized = (segment: string) =>
  segment
    .toLowerCase()
    .split(';')
    .map((mark) => mark.trim())
    .join(';');

/**
 * What a dealer is by its contract segment; combined segments are several. Without a segment it is a dealer
 * (behaviour §6.1); by one that is not known, it is nothing the locator shows.
 */
export function getLocatorKinds(contractSegment: string | undefined): ReadonlySet<LocatorKind> {
  if (contractSegment === undefined) return new Set(['dealers']);
  const segment = normalized(contractSegment);
  return new Set(MARKS.filter(([mark]) => segment.includes(mark)).map(([, kind]) => kind));
}

/** Where it is, in degrees; undefined where that is not known. */
export function getDealerPosition({
  latitude,
  longitude,
}: Dealer): { latitude: number; longitude: number } | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Whether the map may show it (behaviour §6.2). */
export function isShownOnMap(dealer: Dealer): boolean {
  return !dealer.isHidden && getDealerPosition(dealer) !== undefined;
}

/** The name a dealer is shown under (behaviour §6.2). The door lets none through that has neither name nor label. */
export function getDealerTitle({ tradeName, label, accountId }: Dealer): string {
  return tradeName ?? label ?? accountId;
}

/**
 * The order of the locator's results (behaviour §6.2): by title, as the language sorts; equal titles by account id.
 * Sorting ten thousand takes one collator, so this is made once for a list.
 *
 * @param language BCP 47 tag, such as `fr-FR`.
 */
export function createTitleOrder(language: string): (one: Dealer, other: Dealer) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) =>
    compare(getDealerTitle(one), getDealerTitle(other)) || compare(one.accountId, other.accountId);
}

/** Words for what a dealer does, the combined segments included (behaviour §6.1): by its kinds, in this order. */
const LABELS: Readonly<Record<string, MessageId>> = {
  dealers: 'segment.dealer',
  charters: 'segment.charter',
  'service-centers': 'segment.serviceCenter',
  'dealers charters': 'segment.dealerCharter',
  'dealers service-centers': 'segment.dealerServiceCenter',
  'charters service-centers': 'segment.charterServiceCenter',
  'dealers charters service-centers': 'segment.dealerCharterServiceCenter',
};

/** @param contractSegment as the dealer service writes it. */
export function segmentLabel(contractSegment: string | undefined): MessageId {
  return LABELS[[...getLocatorKinds(contractSegment)].join(' ')] ?? 'segment.dealer';
}
