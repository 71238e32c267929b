import type { ArticleTeaser } from '../../schemas/parts/articleTeaser.ts';

/** What an article is about, above its heading: category and model. */
export function ArticleLabel({ article: { category, product } }: { article: ArticleTeaser }) {
  const label = [category, product].filter(Boolean).join(' · ');
  return label && <p className="eyebrow">{label}</p>;
}
