import { describe, expect, it } from 'vitest';
import { TITLES } from '../../../site/forms/titles.ts';
import { toConfirmation } from '../../../site/forms/toConfirmation.ts';
import { eventForm, formOf, marrack, valuesOf } from './formOf.ts';

describe('the confirmation for the data layer', () => {
  it('says what was asked for, and with consent by whom', () => {
    expect(toConfirmation(valuesOf(), formOf({ typing: 'dealers', dealer: marrack }), true)).toEqual({
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

  it('says without consent nothing of who it was', () => {
    const said = toConfirmation(valuesOf(), formOf(), false);
    expect(said).not.toHaveProperty('user');
    expect(JSON.stringify(said).toLowerCase()).not.toMatch(/penrose|falmouth|555/);
  });

  it.each([
    [formOf(), valuesOf({ subject: 'commercial-offer' }), 'mql'],
    [formOf(), valuesOf({ subject: 'spare-parts' }), 'user'],
    [eventForm(), valuesOf({ subject: 'other-request' }), 'mql'],
    [formOf({ mode: 'brochure' }), valuesOf(), 'prospect'],
    [formOf({ mode: 'newsletter' }), valuesOf(), 'user'],
  ])('knows the type of user (%#)', (form, values, type) => {
    expect(toConfirmation(values, form, true).user).toMatchObject({ type });
  });

  it('calls a newsletter a subscription', () => {
    expect(toConfirmation(valuesOf(), formOf({ mode: 'newsletter' }), false).contact.type).toBe(
      'newsletter-subscription',
    );
  });

  it('knows the gender of each title, and of none', () => {
    for (const [gender, title] of Object.values(TITLES).flatMap(Object.entries)) {
      expect(toConfirmation(valuesOf({ title }), formOf(), true).user).toMatchObject({ gender });
    }
    expect(toConfirmation(valuesOf({ title: '' }), formOf(), true).user).toMatchObject({ gender: undefined });
  });
});
