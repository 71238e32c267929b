import { createElement, Fragment, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createRenderer } from '../../renderer/src/index.ts';

const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const Headline = ({ text }: { text: string }) => createElement('h1', null, text);
const Live = ({ text }: { text: string }) => {
  const [count] = useState(0);
  return createElement('button', { type: 'button' }, `${text} ${count}`);
};
const Broken = () => {
  throw new Error('no wind');
};

const options = {
  registry: {
    headline: { component: 'Headline', hydration: 'never' },
    live: { component: 'Live', hydration: 'visible' },
    broken: { component: 'Broken', hydration: 'load' },
    calm: { component: 'Calm', hydration: 'never' },
  },
  schemas: { headline: text, live: text, broken: text, calm: text },
  components: { headline: Headline, live: Live, broken: Broken, calm: Broken },
} as const;
const renderer = createRenderer(options);
const block = (type: string, props: unknown = { text: 'Ebb' }, id = type) => ({ id, type, props });

/** Blocks that do not hydrate come alone; an error of one is told by React on the console. */
const render = (...blocks: unknown[]) => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    return renderer.render({ blocks });
  } finally {
    spy.mockRestore();
  }
};

describe('createRenderer', () => {
  it('renders blocks in boxes, and data of those that hydrate', () => {
    const { html, dropped, hydrated } = render(block('headline'), block('live', { text: '</script>' }));
    expect(dropped).toEqual([]);
    expect(hydrated).toEqual(['live']);
    expect(html).toContain(
      '<div data-block="headline" data-block-id="headline" data-static=""><h1>Ebb</h1></div>',
    );
    expect(html).toContain(
      '<script type="application/json" data-blocks-data="">[{"id":"headline","type":"headline"},{"id":"live","type":"live","props":{"text":"\\u003c/script>"}}]</script>',
    );
  });

  it('blocks with the id of another: rendered and reported as problems', () => {
    const twice = [block('headline'), block('nothing', {}, 'live'), block('headline'), block('live')];
    const { html, problems } = render(...twice, block('headline', { text: 'Flow' }, 'live'));
    expect(html.match(/<h1>/g)).toHaveLength(3);
    expect(problems.map(({ pointer, sentence }) => [pointer, sentence])).toEqual([
      ['/blocks/2/id', '“id” in /blocks/2 must be another than that of /blocks/0, found “headline”'],
      ['/blocks/4/id', '“id” in /blocks/4 must be another than that of /blocks/3, found “live”'],
    ]);
    expect(render(block('headline'), block('live')).problems).toEqual([]);
  });

  it('nothing hydrates: no data', () => {
    expect(render(block('headline')).html).not.toContain('<script');
  });

  it('frame around the blocks, tags for the head', () => {
    const framed = createRenderer({
      ...options,
      frame: (_page, blocks) => createElement(Fragment, null, createElement('header', null, 'Yard'), blocks),
      head: () => createElement('title', null, 'A & B'),
    });
    const { html, head } = framed.render({ blocks: [block('headline')] });
    expect(html).toMatch(/^<header>Yard<\/header><div data-blocks="">/);
    expect(head).toBe('<title>A &amp; B</title>');
  });

  it.each(['broken', 'calm'])(
    'a component that throws (%s): its block is dropped, others rendered',
    (type) => {
      const { html, dropped, hydrated } = render(
        block('nothing'),
        block('headline'),
        block(type),
        block('live'),
      );
      expect(dropped).toMatchObject([
        { type: 'nothing', index: 0 },
        {
          type,
          id: type,
          index: 2,
          pointer: '/blocks/2',
          reason: `the component of “${type}” has thrown: no wind`,
        },
      ]);
      expect(html).toContain('<h1>Ebb</h1>');
      expect(html).toContain('Ebb <!-- -->0'.replace(' <!-- -->', ' '));
      expect(hydrated).toEqual(['live']);
    },
  );

  it('stream() gives the same HTML', async () => {
    const json = { blocks: [block('headline'), block('live')] };
    const { stream, hydrated } = await renderer.stream(json);
    const streamed = await new Response(stream).text();
    expect(streamed.replaceAll(/<!--.*?-->/g, '')).toBe(
      renderer.render(json).html.replaceAll(/<!--.*?-->/g, ''),
    );
    expect(hydrated).toEqual(['live']);
  });

  it('element() and data for hosts that render themselves', () => {
    const { page } = renderer.validate({ blocks: [block('headline'), block('live')] });
    expect(renderer.element(page)).toMatchObject({ props: { blocks: page.blocks } });
    expect(renderer.data(page)).toEqual([
      { id: 'headline', type: 'headline' },
      { id: 'live', type: 'live', props: { text: 'Ebb' } },
    ]);
  });

  it('publishes registry and schemas', () => {
    const { registry, schemas } = renderer.publish('https://example.com/schemas/');
    expect(registry.blocks[0]).toEqual({
      type: 'headline',
      hydration: 'never',
      version: 1,
      schema: 'https://example.com/schemas/headline.json',
    });
    expect([...schemas.keys()]).toEqual(['headline', 'live', 'broken', 'calm', 'page']);
  });
});
