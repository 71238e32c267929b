import { describe, expect, it } from 'vitest';
import { TITLES } from '../../../site/forms/titles.ts';
import { toConfirmation } from '../../../site/forms/toConfirmation.ts';
import { exampleEventForm, exampleForm, exampleValues, marrack } from './exampleForm.ts';

describe('toConfirmation', () => {
  it('with consent: request and user', () => {
    expect(
      toConfirmation(exampleValues(), exampleForm({ typing: 'dealers', dealer: marrack }), true),
    ).toEqual({
      event: 'contact.confirmation',
      contact: {
        type: 'dealers',
        subtype: 'website',
        optin: true,
        boatModel: 'Estran 42,Estran 46',
        dealer: 'Marrack & Daughter',
      },
      user: {
        gender: 'female',
        email: 'morwenna@penrose.example',
        firstName: 'morwenna',
        lastName: 'penrose',
        phone: '+44 1326 555 012',
        country: 'GB',
        postcode: 'TR11 3QY',
        city: 'falmouth',
        type: 'mql',
      },
    });
  });

  it('without consent: no user data', () => {
    const said = toConfirmation(exampleValues(), exampleForm(), false);
    expect(said).not.toHaveProperty('user');
    expect(JSON.stringify(said).toLowerCase()).not.toMatch(/penrose|falmouth|555/);
  });

  it.each([
    [exampleForm(), exampleValues({ subject: 'commercial-offer' }), 'mql'],
    [exampleForm(), exampleValues({ subject: 'spare-parts' }), 'user'],
    [exampleEventForm(), exampleValues({ subject: 'other-request' }), 'mql'],
    [exampleForm({ mode: 'brochure' }), exampleValues(), 'prospect'],
    [exampleForm({ mode: 'newsletter' }), exampleValues(), 'user'],
  ])('user type (%#)', (form, values, type) => {
    expect(toConfirmation(values, form, true).user).toMatchObject({ type });
  });

  it('newsletter: newsletter-subscription', () => {
    expect(toConfirmation(exampleValues(), exampleForm({ mode: 'newsletter' }), false).contact.type).toBe(
      'newsletter-subscription',
    );
  });

  it('gender of each title, and of none', () => {
    for (const [gender, title] of Object.values(TITLES).flatMap(Object.entries)) {
      expect(toConfirmation(exampleValues({ title }), exampleForm(), true).user).toMatchObject({ gender });
    }
    expect(toConfirmation(exampleValues({ title: '' }), exampleForm(), true).user).toMatchObject({
      gender: undefined,
    });
  });
});
