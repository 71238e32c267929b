import { expect, it } from 'vitest';
import { shareAddresses } from '../../blocks/ShareLinks/ShareLinks.tsx';
import { renderBlock } from './renderBlock.tsx';

const url = 'https://www.estran.example/fr/essai?page=2&tri=date#suite';
const title = 'Foc & grand-voile : 100 % « à plat » ?';

it('encodes URL and title completely', () => {
  const { facebook, twitter, linkedin } = shareAddresses(url, title);
  expect(new URL(facebook).searchParams.get('u')).toBe(url);
  expect(new URL(linkedin).searchParams.get('url')).toBe(url);
  expect(Object.fromEntries(new URL(twitter).searchParams)).toEqual({ url, text: title });
});

it('email: title as subject, URL as body', () => {
  const { email } = shareAddresses(url, title);
  // Read as RFC 6068 has it, where a plus is a plus.
  const fields = email.replace('mailto:?', '').split('&');
  expect(fields.map((field) => decodeURIComponent(field))).toEqual([`subject=${title}`, `body=${url}`]);
});

it('a title that ends in a lone surrogate is encoded', () => {
  expect(shareAddresses(url, 'Ahoy \uD83D').email).toContain('subject=Ahoy%20%EF%BF%BD&');
});

it('other sites open in a new tab with noopener and noreferrer', () => {
  const links = renderBlock('ShareLinks', { url, title }).match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(4);
  for (const link of links) {
    const isLetter = link.includes('href="mailto:');
    expect(link.includes('target="_blank" rel="noopener noreferrer"')).toBe(!isLetter);
  }
});
