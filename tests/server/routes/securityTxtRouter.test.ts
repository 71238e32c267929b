import express from 'express';
import { expect, it } from 'vitest';
import { securityTxtRouter } from '../../../server/routes/securityTxtRouter.ts';
import { ask, listen } from '../loopback.ts';

it('has contacts, languages and an expiry in half a year', async () => {
  const router = securityTxtRouter({
    siteUrl: 'https://www.estran.example',
    brand: {
      languages: ['en', 'pt'],
      contact: { email: 'hello@estran.example', telephone: '+33 2 97 00 00 00' },
    },
    contact: 'mailto:security@estran.example',
    now: () => Date.parse('2026-11-24T15:00:00Z'),
  });
  const { origin } = await listen(express().use(router));
  const { status, headers, body } = await ask(origin, '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString().trimEnd().split('\n')).toEqual([
    'Contact: mailto:security@estran.example',
    'Expires: 2027-05-23T00:00:00.000Z',
    'Preferred-Languages: en, pt-PT',
    'Canonical: https://www.estran.example/.well-known/security.txt',
  ]);
});
