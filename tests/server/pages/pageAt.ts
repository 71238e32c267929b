import type { BlockProps } from '../../../schemas/index.ts';
import type { Page } from '../../../schemas/page.ts';
import { buildPage } from '../../../server/pages/buildPage.ts';
import { withoutServices } from '../../../server/pages/withoutServices.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { demoBrand } from '../../demoBrand.ts';
import { SITE_URL } from './requestFor.ts';

/** The page at an address, or where it leads instead. */
export function answerAt(content: Content, address: string): ReturnType<typeof buildPage> {
  const [pathname = '/', query = ''] = address.split('?');
  return buildPage(
    pathname,
    new URLSearchParams(query),
    withoutServices(content, { siteUrl: SITE_URL, brand: demoBrand }),
  );
}

/** The page at an address, which must be one. */
export async function pageAt(content: Content, address: string): Promise<Page> {
  const answer = await answerAt(content, address);
  if ('location' in answer) throw new Error(`${address} leads to ${answer.location}`);
  return answer;
}

/** Props of the first block of a type; undefined when there is none. */
export function getBlockProps<Type extends keyof BlockProps>(
  { blocks }: { blocks: readonly { type: string; props: object }[] },
  type: Type,
): BlockProps[Type] | undefined {
  // The schema of its type has vouched for the props.
  return blocks.find((block) => block.type === type)?.props as BlockProps[Type] | undefined;
}

/** Ids of the articles of a list page: the featured one, and those below it. */
export const articlesOn = (page: Page) => ({
  featured: getBlockProps(page, 'featured-item')?.article?.id,
  list: getBlockProps(page, 'article-list')?.articles.map(({ id }) => id),
});
