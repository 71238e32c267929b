import type { MessageId } from '../../../locales/Messages.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';

/** Parts of the contract segment and the kind they stand for (behaviour §6.1). */
const MARKS: readonly (readonly [mark: string, kind: LocatorKind])[] = [
  ['vg2;vg3', 'dealers'],
  ['vch', 'charters'],
  ['service center', 'service-centers'],
];

/** Segments are typed by hand: `VG2; VG3` means `VG2;VG3`. */
const normalized = (segment: string) =>
  segment
    .toLowerCase()
    .split(';')
    .map((mark) => mark.trim())
    .join(';');

/**
 * Kinds of a dealer by its contract segment; combined segments have several. Without a segment it is a dealer
 * (behaviour §6.1); an unknown one has no kind in the locator.
 */
export function getLocatorKinds(contractSegment: string | undefined): ReadonlySet<LocatorKind> {
  if (contractSegment === undefined) return new Set(['dealers']);
  const segment = normalized(contractSegment);
  return new Set(MARKS.filter(([mark]) => segment.includes(mark)).map(([, kind]) => kind));
}

/** Position in degrees; undefined where unknown. */
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

/** Displayed name of a dealer (behaviour §6.2). Parsing ensures a name or a label. */
export function getDealerTitle({ tradeName, label, accountId }: Dealer): string {
  return tradeName ?? label ?? accountId;
}

/**
 * The order of the locator's results (behaviour §6.2): by title in the language, equal titles by account id. Create it
 * once for a list: collators are slow to create.
 *
 * @param language BCP 47 tag, such as `fr-FR`.
 */
export function createTitleOrder(language: string): (one: Dealer, other: Dealer) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) =>
    compare(getDealerTitle(one), getDealerTitle(other)) || compare(one.accountId, other.accountId);
}

/** Labels of dealers, including combined segments (behaviour §6.1): by kinds, in this order. */
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
