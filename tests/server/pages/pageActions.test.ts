import { expect, test } from 'vitest';
import { pageActions } from '../../../server/pages/pageActions.ts';
import { demoBrand } from '../../demoBrand.ts';

const model = {
  kind: 'model',
  status: 200,
  locale: 'en',
  breadcrumb: { items: [{ label: 'Home', url: '/' }, { label: 'Estran 42' }] },
  blocks: [],
} as const satisfies Parameters<typeof pageActions>[0];

test('a boat’s page has sea trial, brochure and dealer with the boat', () => {
  expect(pageActions(model, demoBrand)).toEqual({
    trial: '/sea-trial?model=estran-42',
    brochure: '/brochure?model=estran-42',
    dealer: '/dealers?model=estran-42',
  });
});

test('any other page has the same three', () => {
  expect(Object.keys(pageActions({ ...model, kind: 'page' }, demoBrand) ?? {})).toEqual([
    'trial',
    'brochure',
    'dealer',
  ]);
});
