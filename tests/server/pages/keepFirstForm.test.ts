import express from 'express';
import { describe, expect, it } from 'vitest';
import { emptyLists } from '../../../schemas/entities/lists.ts';
import type { Block, Page } from '../../../schemas/page.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { keepFirstForm } from '../../../server/pages/finalizePage.ts';
import { exampleForm } from '../../site/forms/exampleForm.ts';
import { listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

const words = { text: '<p>Write to us.</p>' };
const lead: Block = { id: 'form', type: 'lead-form', props: { heading: 'Register', form: exampleForm() } };
const contact = (id: string): Block => ({
  id,
  type: 'contact-form',
  props: { ...words, form: exampleForm() },
});
const toPage = (...blocks: Block[]): Page => ({
  path: '/events/show',
  locale: 'en',
  route: 'en-events-slug',
  kind: 'event',
  status: 200,
  seo: { title: 'Show', structuredData: [] },
  breadcrumb: { items: [] },
  alternates: [],
  header: { plain: true, disabled: false },
  blocks,
  lists: emptyLists,
});

describe('a page with more than one form', () => {
  it('keeps the page’s own form, only the text of the others, and logs it', async () => {
    const { log, line } = memoryLog();
    const app = express().use(
      requestId({ log }),
      (_request, response) =>
        void response.json(keepFirstForm(toPage(contact('one'), lead, contact('two'))).blocks),
    );
    const { origin } = await listen(app);
    const blocks: unknown = await (await fetch(origin)).json();
    expect(blocks).toEqual([
      { id: 'one', type: 'contact-form', props: words },
      lead,
      { id: 'two', type: 'contact-form', props: words },
    ]);
    expect(await line('second-form')).toMatchObject({ level: 'warn', page: '/events/show', blockId: 'one' });
  });

  it('no form of its own: keeps the first one of the editor', () => {
    const { blocks } = keepFirstForm(toPage(contact('one'), contact('two')));
    expect(blocks).toEqual([contact('one'), { id: 'two', type: 'contact-form', props: words }]);
  });

  it('one form or none: returns the same page object', () => {
    for (const page of [toPage(), toPage(lead), toPage(contact('one'))])
      expect(keepFirstForm(page)).toBe(page);
  });
});
