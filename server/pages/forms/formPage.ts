import { DEFAULT_LOCALE, LOCALES } from '../../../locales/locales.ts';
import type { LeadForm } from '../../../schemas/blocks/lead-form.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';
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

const CONTENTS = [
  'brochure.contents.range',
  'brochure.contents.boats',
  'brochure.contents.packs',
  'brochure.contents.buying',
] as const;

/** What one gets: a cover with the picture that opens the site, as the printed one has it, and what is in it. */
async function toBrochure(request: PageRequest): Promise<NonNullable<LeadForm['brochure']>> {
  const { brand, route, text } = request;
  const home = { url: `${LOCALES[route.locale].prefix}/` };
  const blocks = await listOrEmpty(loadModelBlocks(home, request), 'the cover of the brochure', request);
  const [hero] = validProps(blocks, 'home-hero');
  return {
    name: brand.name,
    title: brand.slogan[route.locale] ?? brand.slogan[DEFAULT_LOCALE],
    ...(hero?.desktopImage && { cover: { ...hero.desktopImage, alt: '' } }),
    contents: CONTENTS.map((id) => text(id)),
  };
}

/**
 * Asking for an offer for the boat of the configurator in the address, or for one of those to choose from (behaviour
 * §2.11). Search engines have the configurator.
 */
export const offerPage: PageBuilder = async (request) => {
  const { brand, text } = request;
  if (!brand.configurator) return undefined;
  const form = await createForm(request, {
    mode: 'contact',
    typing: 'dealer-request',
    subject: 'commercial-offer',
  });
  const boat = form.boats.find(({ id }) => id === form.preselected)?.name ?? 'none';
  const label = text('offer.title', { boat });
  const promise = 'form.success.contact.offer';
  const draft = createSitePageDraft(request, {
    kind: 'contact',
    trail: [],
    label,
    description: text(promise),
    robots: 'noindex,follow',
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: label } },
      formBlock(form, { heading: 'form.configuration.name', text: promise, values: { boat } }, text),
    ],
  });
  return { type: 'page', draft };
};

/**
 * A page with only a form: ordering a brochure, `?model=` preselects one boat (behaviour §7.4), or subscribing to the
 * newsletter (behaviour §2.10).
 */
export const formPage =
  (mode: 'brochure' | 'newsletter'): PageBuilder =>
  async (request) => {
    const { text } = request;
    const words = WORDS[mode];
    const [form, brochure] = await Promise.all([
      createForm(request, { mode }),
      mode === 'brochure' ? toBrochure(request) : undefined,
    ]);
    const heading = text(words.title);
    const draft = createSitePageDraft(request, {
      kind: mode,
      trail: [],
      label: heading,
      description: text(words.description),
      blocks: [
        { id: 'title', type: 'page-title', props: { heading } },
        formBlock(form, { heading: words.heading, text: words.text }, text, brochure),
      ],
    });
    return { type: 'page', draft };
  };
