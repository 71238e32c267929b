import { describe, expect, it } from 'vitest';
import { blockTypes, getHydration, registryLines } from '../../blocks/registryLines.ts';
import { blockSchemas } from '../../schemas/index.ts';

const living = blockTypes.filter((type) => registryLines[type].hydrateIfProps);
const still = blockTypes.filter((type) => !registryLines[type].hydrateIfProps);

describe.each(living)('%s', (type) => {
  const { hydration, hydrateIfProps = [] } = registryLines[type];

  it('picture only: not hydrated', () => {
    expect(getHydration(type, { image: {}, desktopImage: {}, autoplay: true })).toBe('never');
  });

  it.each(hydrateIfProps)('%s: hydrated', (name) => {
    expect(hydration).not.toBe('never');
    expect(getHydration(type, { image: {}, [name]: {} })).toBe(hydration);
  });

  it.each(hydrateIfProps)('its schema has the prop %s', (name) => {
    expect(blockSchemas[type]).toHaveProperty(['properties', name]);
  });
});

it.each(still)('%s: hydration of its registry line for any props', (type) => {
  expect(getHydration(type, {})).toBe(registryLines[type].hydration);
});
