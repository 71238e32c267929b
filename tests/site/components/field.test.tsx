import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from '../../../site/components/Field/Field.tsx';

const input: ComponentProps<typeof Field>['children'] = (attributes) => (
  <input {...attributes} type="email" />
);

const render = ({ children = input, ...props }: Partial<ComponentProps<typeof Field>> = {}) =>
  renderToStaticMarkup(
    <Field id="email" label="Email" {...props}>
      {children}
    </Field>,
  );

const control = (html: string) => /<(?:input|select|textarea)[^>]*>/.exec(html)?.[0];

it('the label belongs to the control', () => {
  const html = render();
  expect(html).toMatch(/<label for="email"[^>]*>Email<\/label>/);
  expect(control(html)).toBe('<input id="email" type="email"/>');
});

it('error: aria-invalid, described by the message', () => {
  const html = render({ error: 'There is no @ in this address.' });
  expect(control(html)).toContain(' aria-invalid="true"');
  expect(control(html)).toContain(' aria-describedby="email-error"');
  expect(html).toMatch(/<p id="email-error"[^>]*>There is no @ in this address\.<\/p>/);
});

it('hint: valid, described by the hint', () => {
  const html = render({ hint: 'For our answer only.' });
  expect(control(html)).not.toContain('aria-invalid');
  expect(control(html)).toContain(' aria-describedby="email-hint"');
  expect(html).toMatch(/<p id="email-hint"[^>]*>For our answer only\.<\/p>/);
});

it('aria-describedby: error, hint, then describedBy', () => {
  const html = render({ error: 'Empty.', hint: 'For our answer only.', describedBy: 'required' });
  expect(control(html)).toContain(' aria-describedby="email-error email-hint required"');
});

it('icons before and after the input', () => {
  const order = (html: string) => html.match(/<(?:svg|input)/g);
  expect(order(render({ startIcon: 'search' }))).toEqual(['<svg', '<input']);
  expect(order(render({ endIcon: 'chevron-down' }))).toEqual(['<input', '<svg']);
});

it('works with <select> and <textarea>', () => {
  const select = render({ error: 'Empty.', children: (attributes) => <select {...attributes} /> });
  expect(control(select)).toBe('<select id="email" aria-describedby="email-error" aria-invalid="true">');
  const textarea = render({ children: (attributes) => <textarea {...attributes} /> });
  expect(control(textarea)).toBe('<textarea id="email">');
});
