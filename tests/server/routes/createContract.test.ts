import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { blockTypes, registryLines } from '../../../blocks/registryLines.ts';
import { blockVersion } from '../../../schemas/blockMigrations.ts';
import { createContract } from '../../../server/routes/createContract.ts';
import { minimalPage } from '../../renderer/minimalPage.ts';

const { registry, schemas } = createContract();
const names = [...schemas.keys()];

/** As a stranger would compile it: one document alone. Its formats are known by description only. */
const compile = (name: string) => {
  // A branch of anyOf requires what the schema around it defines, which strictRequired does not see.
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allErrors: true,
    formats: { 'link-url': true, 'content-file': true, html: true, date: true },
  });
  return ajv.compile(schemas.get(name) ?? false);
};

/** Compiled once for all examples of a type. */
const validators = new Map<string, ReturnType<typeof compile>>();
const getValidator = (name: string) => {
  const validator = validators.get(name) ?? compile(name);
  validators.set(name, validator);
  return validator;
};

const loadExamples = (component: string): { props: object }[] =>
  JSON.parse(readFileSync(`blocks/${component}/${component}.examples.json`, 'utf8'));

describe.each(names)('the published schema of %s', (name) => {
  it('has no outside references and compiles in strict mode', () => {
    expect(() => compile(name)).not.toThrow();
  });

  it('has $schema and $id', () => {
    expect(schemas.get(name)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `/schemas/${name}.json`,
      title: expect.any(String),
      description: expect.any(String),
    });
  });

  it('describes each custom format', () => {
    const text = JSON.stringify(schemas.get(name));
    const used = [...text.matchAll(/"format":"(?!date")([^"]+)"/g)].length;
    expect([...text.matchAll(/Format (link-url|content-file|html): /g)]).toHaveLength(used);
  });
});

describe.each(blockTypes)('the published schema of %s', (type) => {
  const examples = loadExamples(registryLines[type].component);

  it.each(examples)('accepts the example “$name”', ({ props }) => {
    const isProps = getValidator(type);
    isProps(props);
    expect(isProps.errors ?? []).toEqual([]);
  });

  it('refuses unknown props', () => {
    expect(getValidator(type)({ ...examples[0]?.props, noSuchField: 1 })).toBe(false);
  });
});

describe('the published schema of a page', () => {
  const isPage = compile('page');
  const item = {
    id: 'a',
    label: 'A',
    isVisible: true,
    weight: 0,
    separator: false,
    isNew: false,
    isHeritage: false,
  };

  it('accepts a page with every block and a nested menu', () => {
    const blocks = blockTypes.map((type) => ({
      id: type,
      type,
      props: loadExamples(registryLines[type].component)[0]?.props,
    }));
    const menu = [{ ...item, children: [{ ...item, children: [] }] }];
    const lists = { header: { menu, utils: [] }, footer: { footerLeft: [], footerRight: [] } };
    isPage({ ...minimalPage(blocks), lists });
    expect(isPage.errors ?? []).toEqual([]);
  });

  it('refuses wrong props of a block', () => {
    expect(isPage(minimalPage([{ id: 'q', type: 'quotation', props: { heading: 'x' } }]))).toBe(false);
    expect(isPage(minimalPage([{ id: 'q', type: 'quotation', props: { quote: 'x' } }]))).toBe(true);
  });
});

describe('the published registry', () => {
  it('has each block type with title, purpose and schema URL', () => {
    expect(registry).toMatchObject({
      page: '/schemas/page.json',
      blocks: blockTypes.map((type) => ({
        type,
        title: expect.any(String),
        description: expect.any(String),
        hydration: registryLines[type].hydration,
        heading: registryLines[type].heading,
        version: blockVersion(type),
        schema: `/schemas/${type}.json`,
      })),
    });
  });

  it('does not contain component paths', () => {
    expect(JSON.stringify(registry)).not.toContain('"component"');
  });
});
