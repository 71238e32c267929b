import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../renderer/src/index.ts';
import { createBlockTests } from '../../renderer/src/testing.ts';

const port = { $id: 'port', type: 'object', properties: { name: { type: 'string', minLength: 1 } } };
const tide = {
  type: 'object',
  properties: {
    port: { $ref: '#/$defs/named' },
    from: { $ref: 'port' },
    kind: { enum: ['spring', 'neap'] },
    height: { type: ['number', 'null'] },
    at: { oneOf: [{ type: 'string', format: 'time' }, { type: 'integer' }] },
  },
  required: ['port', 'kind'],
  additionalProperties: false,
  $defs: {
    named: {
      type: 'object',
      properties: { name: { type: 'string', minLength: 1 } },
      required: ['name'],
      additionalProperties: false,
    },
  },
};
const props = { port: { name: 'Roscoff' }, kind: 'spring', height: 8.6 };

interface TideProps {
  port: { name: string };
  height?: number;
}

const Tide = ({ port }: TideProps) => createElement('p', null, port.name);

interface Given {
  schema?: object;
  component?: (props: TideProps) => unknown;
  examples?: Record<string, unknown>[];
}

/** The sentences of the tests of one block type that fail. */
const findFailures = ({ schema = tide, component = Tide, examples = [props] }: Given = {}): string[] => {
  const site = {
    registry: { tide: { component: 'Tide', hydration: 'never' } },
    schemas: { tide: schema },
    components: { tide: component as () => null },
    shared: [port],
    formats: { time: { words: 'a time', check: (text: string) => /^\d\d:\d\d$/.test(text) } },
  } as const;
  const tests = createBlockTests({
    ...site,
    renderer: createRenderer(site),
    examples: { tide: examples.map((props, index) => ({ name: `${index}`, props })) },
    formatExamples: { time: ['06:10'] },
  });
  return tests.flatMap(({ title, run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [`${title}: ${String(error)}`];
    }
  });
};

describe('createBlockTests', () => {
  it('no failures for a correct block, references included', () => {
    expect(findFailures()).toEqual([]);
  });

  it.each<[string, Given, string]>([
    ['a type without examples', { examples: [] }, 'tide has an example: '],
    ['an example that is not valid', { examples: [{ ...props, kind: 'springs' }] }, 'did you mean “spring”?'],
    [
      'a schema that lets unknown fields pass',
      { schema: { ...tide, additionalProperties: true } },
      'port misspelt at /blocks/0/props/poort: expected a sentence about “poort”, found: “port” is missing',
    ],
    [
      'a component that throws where a field is missing',
      { component: ({ height }) => createElement('p', null, (height as number).toFixed(1)) },
      'tide survives nothing but what it needs: ',
    ],
    [
      'a component that shows an object',
      { component: ({ port }) => createElement('p', null, `${port}`) },
      '[object Object]',
    ],
    [
      'a component that React warns about',
      { component: ({ port }) => createElement('p', null, [createElement('b', null, port.name)]) },
      'unexpected console output',
    ],
    [
      'a keyword that is not understood',
      { schema: { ...tide, patternProperties: {} } },
      'The keyword patternProperties is not understood here',
    ],
  ])('fails for %s, with a message', (_what, given, sentence) => {
    const failures = findFailures(given);
    expect(failures.join('\n')).toContain(sentence);
  });
});
