import { expect, it } from 'vitest';
import { emptyLists } from '../../../schemas/entities/lists.ts';
import { finalizePage } from '../../../server/pages/finalizePage.ts';
import { demoBrand } from '../../demoBrand.ts';
import { minimalPage } from '../../renderer/minimalPage.ts';

const headerOf = (kind: 'home' | 'page', type: string, hiddenHeaders?: ['home']) => {
  const blocks = [{ id: 'a', type, props: { heading: 'Built between two tides' } }];
  const header = { plain: false, disabled: false };
  const { lists: _, ...draft } = { ...minimalPage([]), locale: 'en' as const, header, blocks };
  const brand = { ...demoBrand, ...(hiddenHeaders && { hiddenHeaders }) };
  return finalizePage({ ...draft, kind }, emptyLists, brand).header;
};

it('header hidden for the page kinds the brand names, if the page starts with a picture', () => {
  expect(headerOf('home', 'home-hero')).toEqual({ plain: false, disabled: false });
  expect(headerOf('home', 'home-hero', ['home'])).toEqual({ plain: false, disabled: true });
  expect(headerOf('page', 'home-hero', ['home'])).toEqual({ plain: false, disabled: false });
  expect(headerOf('home', 'page-title', ['home'])).toEqual({ plain: true, disabled: false });
});
