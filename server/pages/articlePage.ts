import { buildPath } from '../../locales/buildPath.ts';
import type { PageName } from '../../locales/routes.ts';
import type { ArticleHero } from '../../schemas/blocks/article-hero.ts';
import type { ArticleType } from '../../schemas/entities/article.ts';
import type { Crumb } from '../../schemas/entities/breadcrumb.ts';
import type { ArticleNode, RawBlock } from '../content/Content.ts';
import { withoutUndefined } from '../content/withoutUndefined.ts';
import { articleTeaser } from './articleTeaser.ts';
import { contentPage } from './contentPage.ts';
import { newsArticle } from './newsArticle.ts';
import { orEmpty } from './orEmpty.ts';
import type { PageRequest } from './PageBuilder.ts';
import type { PageDraft } from './PageDraft.ts';
import { relatedArticles } from './relatedArticles.ts';
import { siblingLinks } from './siblingLinks.ts';

/** The list each kind of article is in. */
const LISTS = {
  news: 'news',
  lifeOnBoard: 'life-on-board',
  ownerStories: 'owner-stories',
} as const satisfies Record<ArticleType, PageName>;

const heroOf = ({ article, title }: ArticleNode, trail: Crumb[]): RawBlock => ({
  id: 'hero',
  type: 'article-hero',
  props: withoutUndefined<ArticleHero>({
    breadcrumb: [...trail, { label: title }],
    category: article.category,
    product: article.product,
    heading: article.heading,
    text: article.longDesc ?? article.shortDesc,
    image: article.heroImage,
    date: article.date,
  }),
});

/** An article: hero, blocks, ways to share it, its neighbours in the list, related articles (spec 1 §2). */
export async function articlePage(node: ArticleNode, request: PageRequest): Promise<PageDraft> {
  const { article } = node;
  const { route, content, siteUrl, text } = request;
  const { locale } = route;
  const name = LISTS[article.type];
  const list = await orEmpty(content.articles(locale, article.type), `the list of ${name}`);
  const listCrumb = { label: text(`list.${name}`), url: buildPath(locale, name) };
  const home = { label: text('breadcrumb.home'), url: buildPath(locale, 'home') };
  const related = relatedArticles(article, list);

  const blocks: RawBlock[] = [
    heroOf(node, [home, listCrumb]),
    ...node.blocks,
    {
      id: 'share',
      type: 'share-links',
      props: { url: siteUrl + route.canonicalPath, title: article.heading },
    },
    siblingLinks(list, node.id, {
      heading: text('article.siblings'),
      listLink: { url: listCrumb.url, label: text(`list.${name}.all`) },
    }),
  ];
  if (related.length > 0) {
    const articles = related.map((one) => articleTeaser(one, 'short'));
    const upright = article.type === 'ownerStories';
    const props = { heading: text('article.related'), articles, ...(upright && { upright }) };
    blocks.push({ id: 'related', type: 'article-list', props });
  }
  return contentPage({ ...node, blocks }, request, {
    kind: 'article',
    trail: [listCrumb],
    label: article.heading,
    openGraphType: 'article',
    structuredData: (image) => [newsArticle(node, request, image)],
  });
}
