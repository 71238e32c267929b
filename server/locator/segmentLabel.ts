import type { MessageId } from '../../locales/Messages.ts';
import { kindsOf } from '../dealers/segments.ts';

/** Words for what a dealer does, the combined segments included (spec 1 §2): by its kinds, in this order. */
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
  return LABELS[[...kindsOf(contractSegment)].join(' ')] ?? 'segment.dealer';
}
