import type { PageBuilder } from '../PageBuilder.ts';
import { sitePage } from '../sitePage.ts';
import { formBlock } from './formBlock.ts';
import { formOf } from './formOf.ts';

/** Where the newsletter is subscribed to (spec 2 §2.2). */
export const newsletterPage: PageBuilder = async (request) => {
  const { text } = request;
  const form = await formOf(request, { mode: 'newsletter' });
  const draft = sitePage(request, {
    kind: 'newsletter',
    trail: [],
    label: text('footer.newsletter.heading'),
    description: text('newsletter.description'),
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: text('footer.newsletter.heading') } },
      formBlock(form, { heading: 'newsletter.heading', text: 'newsletter.text' }, text),
    ],
  });
  return { type: 'page', draft };
};
