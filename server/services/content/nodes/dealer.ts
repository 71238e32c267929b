import type { DealerPage } from '../../../../schemas/entities/dealer-page.ts';
import type { LocatorKind } from '../../../../schemas/parts/locatorKind.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude, videoInclude, widePictureInclude } from '../paragraphs/includes.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

export const dealerInclude: readonly string[] = [
  imageInclude('field_logo'),
  imageInclude('field_image'),
  ...widePictureInclude,
  videoInclude('field_video'),
];

const KINDS = new Map<string | undefined, LocatorKind>([
  ['dealer', 'dealers'],
  ['charter', 'charters'],
  ['service_center', 'service-centers'],
]);

/** A `node--dealer`; an unknown kind counts as a dealer, reported; undefined, reported, without a title. */
export function parseDealerPage(dealer: ResourceReader): DealerPage | undefined {
  const title = dealer.text('title');
  if (title === undefined) return dealer.report('field-invalid', 'A dealer has no name; it is not shown');
  const type =
    KINDS.get(dealer.text('field_dealer_type')) ??
    dealer.invalid('field_dealer_type', 'names no kind of dealer') ??
    'dealers';
  return withoutUndefined<DealerPage>({
    id: dealer.id,
    title,
    type,
    subheading: dealer.text('field_subheading'),
    text: dealer.html('field_text'),
    logo: dealer.image('field_logo'),
    image: dealer.image('field_image'),
    desktopImage: dealer.image('field_desktop_image'),
    mobileImage: dealer.image('field_mobile_image'),
    internVideo: dealer.video('field_video'),
    externalVideo: dealer.address('field_video_url'),
    salesforceId: dealer.text('field_salesforce_id'),
    url: dealer.path(),
  });
}
