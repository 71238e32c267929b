import type { RangeProduct } from '../../schemas/entities/range.ts';
import { imageUrl } from '../../site/components/Picture/imageUrl.ts';
import type { RangeNode } from '../services/content/Content.ts';
import { contentPage } from './contentPage.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';

/** A range: breadcrumb of home and range title (behaviour §2.4), and its models as an ItemList for search engines. */
export function rangePage(node: RangeNode, request: PageRequest): PageDraft {
  const { title, products } = node.range;
  const models = products.flatMap((product) => listedModel(product, request.siteUrl));
  return contentPage(node, request, {
    kind: 'range',
    trail: [],
    label: title,
    structuredData: () =>
      models.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: title,
              itemListElement: models.map((model, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                ...model,
              })),
            },
          ],
  });
}

/** A model as an item of a schema.org list; undefined where it has no page in this language. */
function listedModel({ title, url, menuImage, sliderImage }: RangeProduct, siteUrl: string) {
  if (url === undefined) return [];
  const picture = menuImage ?? sliderImage;
  // JPEG, as for link previews; a model without a menu picture uses that of the carousel.
  return [
    {
      name: title,
      url: siteUrl + url,
      ...(picture && { image: siteUrl + imageUrl(picture, 'menu', 600, 'jpeg') }),
    },
  ];
}
