import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPath } from '../../../../locales/buildPath.ts';
import { LOCALE_CODES } from '../../../../locales/locales.ts';
import type { Page } from '../../../../schemas/page.ts';
import { getPageForm } from '../../../../server/leads/PageForm.ts';
import type { Content } from '../../../../server/services/content/Content.ts';
import { startWithoutBrochure } from '../../routes/demoContent.ts';
import { pageAt } from '../pageAt.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startWithoutBrochure());
});
afterAll(() => close());

/** Addresses of the brochure form in the blocks of a page. */
const brochureLinks = ({ blocks }: Page): string[] =>
  [...JSON.stringify(blocks).matchAll(/"url":"([^"]+)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => /\/(brochure|broschuere|folleto|brochura)\b/.test(url));

const formAt = async (address: string) => {
  const form = getPageForm(await pageAt(content, address))?.form;
  if (!form) throw new Error(`${address} has no form`);
  return form;
};

describe('a model whose introduction hides its brochure', () => {
  it.each(LOCALE_CODES)('its page has no link to the brochure form (%s)', async (locale) => {
    const slugs = { en: '/boats', fr: '/fr/catamarans', de: '/de/katamarane', es: '/es/catamaranes' };
    const folder = { ...slugs, it: '/it/catamarani', pt: '/pt/catamaras' }[locale];
    expect(brochureLinks(await pageAt(content, `${folder}/estran-50`))).toEqual([]);
    const form = `${buildPath(locale, 'brochure')}?model=estran-42`;
    // Introduction, comparison, buttons.
    expect(brochureLinks(await pageAt(content, `${folder}/estran-42`))).toEqual([form, form, form]);
  });

  it('is not in the brochure form, not preselected by ?model=', async () => {
    const form = await formAt('/brochure?model=estran-50');
    expect(form.boats.map(({ name }) => name)).toEqual([
      'Estran 42',
      'Estran 45 S',
      'Estran 46',
      'Estran 52',
      'Estran 60',
    ]);
    expect(form.preselected).toBeUndefined();
    expect((await formAt('/de/broschuere?model=estran-42')).preselected).toBe('EST-042');
  });

  it('is named below the boats, or above the fields where ?model= asks for it', async () => {
    expect((await formAt('/brochure')).brochuresToCome).toEqual(['Estran 50']);
    const asked = await formAt('/brochure?model=estran-50');
    expect(asked.withoutBrochure).toBe('Estran 50');
    expect(asked.brochuresToCome).toBeUndefined();
  });
});
