import { describe, expect, it } from 'vitest';
import { asDocument, leadsToPage } from '../../../site/browser/navigation/leadsToPage.ts';

const origin = 'https://www.estran.example';
const from = { origin, locale: 'en', isWaiting: false } as const;
/** A click on a link to another page, as the browser tells of it. */
const click = {
  canIntercept: true,
  downloadRequest: null,
  formData: null,
  hashChange: false,
  info: undefined,
  navigationType: 'push',
  destination: { url: `${origin}/the-yard`, sameDocument: false },
} as const;
const within = { url: `${origin}/the-yard#people`, sameDocument: true };
const entry = { url: `${origin}/the-yard`, sameDocument: true };

describe('handled as a page change', () => {
  it.each([
    ['for a link', click],
    ['for a link to the page on show', { ...click, navigationType: 'replace' }],
    ['back and forward', { ...click, navigationType: 'traverse', destination: entry }],
  ] as const)('%s', (_when, event) => {
    expect(leadsToPage(event, from)).toBe(true);
  });

  it('for a fragment, while its page is still loading', () => {
    const event = { ...click, hashChange: true, destination: within };
    expect(leadsToPage(event, { ...from, isWaiting: true })).toBe(true);
  });
});

describe('left to the browser', () => {
  it.each([
    ['where it says that it must be', { ...click, canIntercept: false }],
    ['for a download', { ...click, downloadRequest: 'brochure' }],
    ['for a form that is posted', { ...click, formData: new FormData() }],
    ['for a reload', { ...click, navigationType: 'reload' }],
    ['for a fragment of the page on show', { ...click, hashChange: true, destination: within }],
    ['when a script writes into the history', { ...click, destination: entry }],
    [
      'when a script changes the entry of the history',
      { ...click, navigationType: 'replace', destination: entry },
    ],
    ['when we want a document', { ...click, info: asDocument }],
    ['for a file', { ...click, destination: { url: `${origin}/a.pdf`, sameDocument: false } }],
    ['for another language', { ...click, destination: { url: `${origin}/fr`, sameDocument: false } }],
  ] as const)('%s', (_when, event) => {
    expect(leadsToPage(event, from)).toBe(false);
  });
});
