import { describe, expect, it } from 'vitest';
import type { Article } from '../../../schemas/entities/article.ts';
import { newsArticle } from '../../../server/pages/articlePage.ts';
import type { ArticleNode } from '../../../server/services/content/Content.ts';
import { startEditorialSite } from '../services/content/editorialSite.ts';
import { anArticle } from './entities.ts';
import { requestFor } from './requestFor.ts';

const toNode = (article: Partial<Article>, description?: string): ArticleNode => ({
  id: 'a',
  bundle: 'news',
  title: 'A',
  contentLocale: 'pt',
  isHome: false,
  seo: { title: 'A', ...(description && { description }) },
  pageInfo: { pageId: 'a', path: '/a', language: 'pt', pageType: 'news', pageTitle: 'A' },
  alternates: [],
  blocks: [],
  article: anArticle({ id: 'a', ...article }),
});

const buildData = async (node: ArticleNode, image?: string) => {
  await using site = await startEditorialSite({ nodes: {} });
  return newsArticle(node, requestFor('/pt/noticias/artigo/a', site.content), image);
};

describe('schema.org data of an article', () => {
  it('has all properties search engines use', async () => {
    const node = toNode({
      heading: 'Across in nine days',
      date: '2026-05-01',
      updated: '2026-05-02',
      category: 'Regattas',
      shortDesc: '<p>Nine days &amp; nights.</p>',
    });
    const publisher = { '@type': 'Organization', name: 'Estran', url: 'https://estran.example' };
    expect(await buildData(node, 'https://estran.example/a.jpeg')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Across in nine days',
      description: 'Nine days & nights.',
      image: ['https://estran.example/a.jpeg'],
      datePublished: '2026-05-01',
      dateModified: '2026-05-02',
      articleSection: 'Regattas',
      inLanguage: 'pt-PT',
      mainEntityOfPage: 'https://estran.example/pt/noticias/artigo/a',
      author: publisher,
      publisher,
    });
  });

  it('has no empty properties', async () => {
    const data = await buildData(toNode({}));
    expect(Object.keys(data).sort()).toEqual(
      ['@context', '@type', 'author', 'headline', 'inLanguage', 'mainEntityOfPage', 'publisher'].sort(),
    );
  });

  it('prefers the editor’s meta description', async () => {
    expect(await buildData(toNode({ shortDesc: '<p>Short</p>' }, 'Written'))).toMatchObject({
      description: 'Written',
    });
  });

  it('cuts a headline at 110 characters', async () => {
    const { headline } = await buildData(toNode({ heading: 'sea '.repeat(40) }));
    expect(headline).toHaveLength(110);
  });
});
