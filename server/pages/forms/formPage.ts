import { createSitePageDraft } from '../createSitePageDraft.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { createForm, formBlock } from './createForm.ts';

const WORDS = {
  brochure: {
    title: 'brochure.title',
    heading: 'brochure.heading',
    text: 'brochure.text',
    description: 'brochure.description',
  },
  newsletter: {
    title: 'footer.newsletter.heading',
    heading: 'newsletter.heading',
    text: 'newsletter.text',
    description: 'newsletter.description',
  },
} as const;

/**
 * A page with only a form: ordering a brochure, `?model=` preselects one boat (behaviour §7.4), or subscribing to the
 * newsletter (behaviour §2.10).
 */
export const formPage =
  (mode: 'brochure' | 'newsletter'): PageBuilder =>
  async (request) => {
    const { text } = request;
    const words = WORDS[mode];
    const form = await createForm(request, { mode });
    const heading = text(words.title);
    const draft = createSitePageDraft(request, {
      kind: mode,
      trail: [],
      label: heading,
      description: text(words.description),
      blocks: [
        { id: 'title', type: 'page-title', props: { heading } },
        formBlock(form, { heading: words.heading, text: words.text }, text),
      ],
    });
    return { type: 'page', draft };
  };
