import { describe, expect, it } from 'vitest';
import type { Block } from '../../../schemas/page.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { toHydrationPage, toNavigationPage } from '../../../site/frame/browserPage.ts';
import { listsLeftOut, withSharedLists } from '../../../site/frame/sharedLists/withSharedLists.ts';
import { validatePage } from '../../../site/frame/validatePage.ts';
import type { StoredLists } from '../../../store/listsSlice.ts';
import { minimalPage } from '../../renderer/minimalPage.ts';
import { dealers, exampleEventForm, exampleForm } from '../forms/exampleForm.ts';

const formBlock = (form: Form): Block => ({
  id: 'form',
  type: 'lead-form',
  props: { heading: 'Write', form },
});
const contactBlock = (form: Form): Block => ({
  id: 'form',
  type: 'contact-form',
  props: { heading: 'Write', dealerEmail: 'yard@example.com', form },
});

const toPage = (block: Block) => validatePage(minimalPage([block])).page;

/** What the browser gets of a page, after it has gone through JSON. */
const travel = (block: Block, how: typeof toNavigationPage) => {
  const { blocks } = how(toPage(block));
  return JSON.parse(JSON.stringify(blocks)) as typeof blocks;
};

const everything = exampleEventForm({ shared: ['countries', 'sailingAreas', 'dealers'] });

const stored: StoredLists = {
  countries: everything.countries.map((value) => ({ value, name: `Name of ${value}` })),
  sailingAreas: everything.sailingAreas ?? [],
  dealers,
};

describe.each([
  ['the first document', toHydrationPage],
  ['a navigation', toNavigationPage],
])('a form serialized for %s', (_of, how) => {
  it.each([
    ['lead-form', formBlock],
    ['contact-form', contactBlock],
  ])('%s: names of shared lists in place of their values', (_type, toBlock) => {
    const blocks = travel(toBlock(everything), how);
    expect(listsLeftOut(blocks)).toEqual(['countries', 'sailingAreas', 'dealers']);
    expect(JSON.stringify(blocks)).not.toMatch(/Brittany|Marrack|"FR"/);
  });

  it('is complete again with the lists of the store', () => {
    const [block] = withSharedLists(travel(formBlock(everything), how), stored);
    expect(block).toEqual(toPage(formBlock(everything)).blocks[0]);
  });

  it('keeps an editor’s dealers, which are no shared list', () => {
    const blocks = travel(formBlock(exampleEventForm({ shared: ['countries'] })), how);
    expect(listsLeftOut(blocks)).toEqual(['countries']);
    expect(blocks[0]).toMatchObject({ props: { form: { dealers } } });
  });

  it('no `shared`: keeps all lists', () => {
    const blocks = travel(formBlock(exampleForm()), how);
    expect(listsLeftOut(blocks)).toEqual([]);
    expect(blocks).toEqual(toPage(formBlock(exampleForm())).blocks);
  });

  it('answered form: keeps all lists, since its document may have no selects', () => {
    const answered = { ...everything, answer: { reference: 'EST-7K2M-9QXA' } };
    const blocks = travel(formBlock(answered), how);
    expect(listsLeftOut(blocks)).toEqual([]);
    expect(blocks).toEqual(toPage(formBlock(answered)).blocks);
  });
});

describe('lists missing in the store', () => {
  it('the form without their options', () => {
    const [block] = withSharedLists(travel(formBlock(everything), toNavigationPage), {});
    expect(block).toMatchObject({ props: { form: { countries: [], sailingAreas: [], dealers: [] } } });
    expect(block).toMatchObject({ props: { form: { boats: everything.boats } } });
  });
});
