import { LOCALES } from '../../locales/locales.ts';
import { createMemo } from '../../memo/createMemo.ts';
import { plainText } from '../../renderer/src/validate.ts';
import type { ArticleHero } from '../../schemas/blocks/article-hero.ts';
import type { Article } from '../../schemas/entities/article.ts';
import type { Crumb } from '../../schemas/entities/breadcrumb.ts';
import type { ArticleNode, RawBlock } from '../services/content/Content.ts';
import { withoutUndefined } from '../services/content/withoutUndefined.ts';
import { articleTeaser } from './articleTeaser.ts';
import { type BreadcrumbPlace, breadcrumbTo, crumbToList } from './breadcrumbTo.ts';
import { contentPage } from './contentPage.ts';
import { listOrEmpty } from './listOrEmpty.ts';
import { ARTICLE_LISTS } from './lists/articleLists.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';
import { relatedArticles } from './relatedArticles.ts';
import { siblingLinks } from './siblingLinks.ts';

const toHeroBlock = ({ article }: ArticleNode, breadcrumb: Crumb[]): RawBlock => ({
  id: 'hero',
  type: 'article-hero',
  props: withoutUndefined<ArticleHero>({
    breadcrumb,
    category: article.category,
    product: article.product,
    heading: article.heading,
    text: article.longDesc ?? article.shortDesc,
    image: article.heroImage,
    date: article.date,
  }),
});

/** The same objects for the same cached articles, so that they are validated and rendered once. */
const memoizeBlocks = createMemo<RawBlock[]>();

/** An article: hero, blocks, share links, its neighbours in the list, related articles (behaviour §2.5, §2.6). */
export async function articlePage(node: ArticleNode, request: PageRequest): Promise<PageDraft> {
  const { article } = node;
  const { route, content, siteUrl } = request;
  const { name, label } = ARTICLE_LISTS[article.type];
  const list = await listOrEmpty(
    content.articles(route.locale, article.type),
    `the list of ${name}`,
    request,
  );
  const hub = await crumbToList(name, label, request);
  const place = { trail: hub ? [hub] : [], label: article.heading };
  const make = () => articleBlocks(node, list, place, request);
  const blocks = memoizeBlocks(node, `${siteUrl}${route.canonicalPath} ${hub?.url}`, make, list);
  return contentPage({ ...node, blocks }, request, {
    kind: 'article',
    ...place,
    openGraphType: 'article',
    structuredData: (image) => [newsArticle(node, request, image)],
  });
}

function articleBlocks(
  node: ArticleNode,
  list: readonly Article[],
  place: BreadcrumbPlace,
  request: PageRequest,
): RawBlock[] {
  const { article } = node;
  const { route, siteUrl, text } = request;
  const { allLabel } = ARTICLE_LISTS[article.type];
  const [hub] = place.trail;
  const related = relatedArticles(article, list);
  const blocks: RawBlock[] = [
    toHeroBlock(node, breadcrumbTo(place, request)),
    ...node.blocks,
    {
      id: 'share',
      type: 'share-links',
      props: { url: siteUrl + route.canonicalPath, title: article.heading },
    },
    ...siblingLinks(list, node.id, {
      heading: text('article.siblings'),
      listLink: hub?.url === undefined ? undefined : { url: hub.url, label: text(allLabel) },
    }),
  ];
  if (related.length > 0) {
    const articles = related.map((one) => articleTeaser(one, 'short'));
    const upright = article.type === 'ownerStories';
    const props = { heading: text('article.related'), articles, ...(upright && { upright }) };
    blocks.push({ id: 'related', type: 'article-list', props });
  }
  return blocks;
}

/** Search engines cut headlines here (Google Search Central, Article). */
const HEADLINE = 110;

/** An article as schema.org NewsArticle. @param image absolute address of its picture. */
export function newsArticle(
  { article, seo }: ArticleNode,
  { route, siteUrl, brand }: PageRequest,
  image: string | undefined,
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: brand.name, url: siteUrl };
  const description = seo.description ?? (article.shortDesc && plainText(article.shortDesc));
  return withoutUndefined<Record<string, unknown>>({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: [...article.heading].slice(0, HEADLINE).join(''),
    description,
    image: image && [image],
    datePublished: article.date,
    dateModified: article.updated,
    articleSection: article.category,
    inLanguage: LOCALES[route.locale].tag,
    mainEntityOfPage: siteUrl + route.canonicalPath,
    author: publisher,
    publisher,
  });
}
