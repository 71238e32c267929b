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

test('a boat’s page has sea trial, configurator and brochure with the boat', () => {
  expect(pageActions(model, demoBrand)).toEqual({
    trial: '/sea-trial?model=estran-42',
    configure: '/configure?model=estran-42',
    brochure: '/brochure?model=estran-42',
  });
});

test('a boat’s page of a brand without a configurator has the dealer in its place', () => {
  const { configurator: _none, ...brand } = demoBrand;
  expect(Object.keys(pageActions(model, brand) ?? {})).toEqual(['trial', 'brochure', 'dealer']);
});

test('any other page has sea trial, brochure and dealer', () => {
  expect(Object.keys(pageActions({ ...model, kind: 'page' }, demoBrand) ?? {})).toEqual([
    'trial',
    'brochure',
    'dealer',
  ]);
});
