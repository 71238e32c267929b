import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStyleInliner } from '../../../server/pages/styles/createStyleInliner.ts';

const { inline, removeLink } = createStyleInliner({
  stylesheet: '/assets/all.css',
  pieces: [
    { around: [], css: '@layer base,parts;' },
    { around: ['@layer base'], css: 'p{margin:0}' },
    { around: ['@layer parts'], css: '.hero{color:red}', components: ['Hero'] },
    { around: ['@layer parts'], css: '.form{color:blue}', components: ['ContactForm', 'LeadForm'] },
    { around: ['@layer parts', '@media print'], css: '.hero{color:#000}', components: ['Hero'] },
    { around: [], css: 'p{top:0}' },
  ],
});
const DOCUMENT =
  '<meta charset="UTF-8"><link rel="stylesheet" type="text/css" href="/assets/all.css"><title>É</title><link rel="stylesheet" href="/brand.css"/><main><title>B</title>';
const style = (...components: string[]) => {
  const { body, styleHash } = inline(removeLink(DOCUMENT), new Set(components));
  return { body: `${body}`, styleHash };
};
const stylesOf = (...components: string[]) =>
  /<style[^>]*>(.*)<\/style>/.exec(style(...components).body)?.[1];

describe('createStyleInliner', () => {
  it('rules of every page and of its components, in their order and at-rules', () => {
    expect(stylesOf('LeadForm')).toBe(
      '@layer base,parts;@layer base{p{margin:0}}@layer parts{.form{color:blue}}p{top:0}',
    );
    expect(stylesOf('Hero')).toBe(
      '@layer base,parts;@layer base{p{margin:0}}@layer parts{.hero{color:red}@media print{.hero{color:#000}}}p{top:0}',
    );
  });

  it('before the stylesheet, which is disabled; once, before that of a brand', () => {
    const { body } = style();
    expect(body).toMatch(
      /^<meta charset="UTF-8"><style>[^<]*<\/style><link rel="stylesheet" href="\/assets\/all.css" disabled><title>É<\/title><link rel="stylesheet" href="\/brand.css"\/><main><title>B<\/title>$/,
    );
  });

  it('the hash is that of what stands between the tags', () => {
    const hash = createHash('sha256')
      .update(stylesOf('Hero') ?? '')
      .digest('base64');
    expect(style('Hero').styleHash).toBe(`sha256-${hash}`);
  });
});
