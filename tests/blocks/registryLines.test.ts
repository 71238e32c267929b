import { describe, expect, it } from 'vitest';
import { blockTypes, getHydration, registryLines } from '../../blocks/registryLines.ts';
import { blockSchemas } from '../../schemas/index.ts';

const living = blockTypes.filter((type) => registryLines[type].hydrateIfProps);
const still = blockTypes.filter((type) => !registryLines[type].hydrateIfProps);

describe.each(living)('a block of type %s', (type) => {
  const { hydration, hydrateIfProps = [] } = registryLines[type];

  it('stays still with a picture alone', () => {
    expect(getHydration(type, { image: {}, desktopImage: {}, autoplay: true })).toBe('never');
  });

  it.each(hydrateIfProps)('hydrates with %s', (name) => {
    expect(hydration).not.toBe('never');
    expect(getHydration(type, { image: {}, [name]: {} })).toBe(hydration);
  });

  it.each(hydrateIfProps)('is one that can hold %s', (name) => {
    expect(blockSchemas[type]).toHaveProperty(['properties', name]);
  });
});

it.each(still)('a block of type %s hydrates as its line says, whatever it holds', (type) => {
  expect(getHydration(type, {})).toBe(registryLines[type].hydration);
});
