import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import registryJson from '../../blocks/registry.json' with { type: 'json' };
import { blockSchemas } from '../../schemas/index.ts';
import { getExamples } from './getExamples.ts';
import { getComponent, renderBlock } from './renderBlock.tsx';

interface Line {
  component: string;
  hydration: string;
  transparentHeader?: string;
}

const registry: Record<string, Line> = registryJson;

describe('the block registry', () => {
  test('has exactly the block types of the schemas', () => {
    expect(Object.keys(registry).sort()).toEqual(Object.keys(blockSchemas).sort());
  });
});

describe.each(Object.entries(registry))('%s', (_type, { component, hydration, transparentHeader }) => {
  const list = getExamples(component);

  test('has a valid hydration', () => {
    expect(['never', 'visible', 'idle', 'load']).toContain(hydration);
  });

  test('has a valid transparentHeader', () => {
    expect([undefined, 'always', 'pictured']).toContain(transparentHeader);
  });

  test('has a component and several examples', () => {
    expect(getComponent(component)).toBeTypeOf('function');
    expect(list.length).toBeGreaterThan(1);
  });

  test('has a style for each class it uses', () => {
    expect(missingClasses(component)).toEqual([]);
  });

  describe.each(list)('example "$name"', ({ props }) => {
    const html = () => renderBlock(component, props);

    test('renders every URL of its props', () => {
      const written = html();
      for (const address of addresses(props)) {
        expect([address, encodeURIComponent(address)].some((one) => written.includes(one))).toBe(true);
      }
    });

    test('pictures have alt, width and height', () => {
      for (const [img] of html().matchAll(/<img[^>]*>/g)) {
        expect(img).toMatch(/ alt="/);
        expect(img).toMatch(/ width="\d+"/);
        expect(img).toMatch(/ height="\d+"/);
      }
    });

    test('no inline styles, which the CSP forbids', () => {
      expect(html()).not.toMatch(/ style="/);
    });
  });
});

/** What only a script of the block asks for: the tiles of a map, the places on it, the puzzle of a form. */
const FOR_SCRIPTS = ['tiles', 'points', 'puzzle'];

/** Every string in the props that is an address: of a page, a picture, a film. */
function addresses(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:)/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (FOR_SCRIPTS.includes(name) ? [] : addresses(one)));
}

/** The classes that the sources of a block take from a stylesheet, and that are not in it. */
function missingClasses(component: string): string[] {
  return globSync(`blocks/${component}/*.tsx`).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, styles, path = '']) => {
        const css = readFileSync(join(dirname(file), path), 'utf8');
        const named = [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name]) => name);
        return named
          .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
          .map((name) => `${file}: ${styles}.${name}`);
      },
    );
  });
}
