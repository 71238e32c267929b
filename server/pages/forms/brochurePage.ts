import type { PageBuilder } from '../PageBuilder.ts';
import { sitePage } from '../sitePage.ts';
import { formBlock } from './formBlock.ts';
import { formOf } from './formOf.ts';

/** Where a brochure is asked for; `?model=` ticks one boat (spec 1 §2). */
export const brochurePage: PageBuilder = async (request) => {
  const { text } = request;
  const form = await formOf(request, { mode: 'brochure' });
  const draft = sitePage(request, {
    kind: 'brochure',
    trail: [],
    label: text('brochure.title'),
    description: text('brochure.description'),
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: text('brochure.title') } },
      formBlock(form, { heading: 'brochure.heading', text: 'brochure.text' }, text),
    ],
  });
  return { type: 'page', draft };
};
