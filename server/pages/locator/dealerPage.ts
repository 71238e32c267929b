import type { DealerHero } from '../../../schemas/blocks/dealer-hero.ts';
import type { DealerPage } from '../../../schemas/entities/dealer-page.ts';
import type { DealerNode, RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { findDealer } from '../../services/dealers/findDealer.ts';
import { crumbTo } from '../breadcrumbTo.ts';
import { contentPage } from '../contentPage.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageDraft, PageRequest } from '../PageBuilder.ts';
import { dealerContact, dealerDetails } from './dealerBlocks.ts';
import { localBusiness } from './localBusiness.ts';

const toHeroBlock = (page: DealerPage): RawBlock => ({
  id: 'hero',
  type: 'dealer-hero',
  props: withoutUndefined<DealerHero>({
    label: page.subheading,
    heading: page.title,
    desktopImage: page.desktopImage,
    mobileImage: page.mobileImage,
    internVideo: page.internVideo,
    externalVideo: page.externalVideo,
  }),
});

/** Text, logo and picture, as far as there are any. */
const toDescriptionBlocks = ({ text, logo, image }: DealerPage): RawBlock[] =>
  text || logo || image
    ? [
        {
          id: 'description',
          type: 'dealer-description',
          props: { ...(text && { text }), ...(logo && { logo }), ...(image && { image }) },
        },
      ]
    : [];

/**
 * A dealer, charter operator or service centre (behaviour §2.8): the editor's content, and the dealer service's data,
 * unless the dealer is not to be shown.
 */
export async function dealerPage(node: DealerNode, request: PageRequest): Promise<PageDraft> {
  const { dealer: page } = node;
  const { dealers } = request;
  const all = await listOrEmpty(dealers.dealers(), 'the address of the dealer', request);
  const known = findDealer(all, page.salesforceId);
  const account = known?.isHidden ? undefined : known;
  const map = crumbTo(`${page.type}-map`, `locator.${page.type}.label`, request);
  const blocks: RawBlock[] = [
    toHeroBlock(page),
    ...toDescriptionBlocks(page),
    ...node.blocks,
    ...(account ? [dealerDetails(account, request), await dealerContact(account, request, page.type)] : []),
  ];
  return contentPage({ ...node, blocks }, request, {
    kind: 'dealer',
    trail: [map],
    label: page.title,
    structuredData: (image) => (account ? [localBusiness(account, request, image)] : []),
  });
}
