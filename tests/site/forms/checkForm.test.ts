import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../site/forms/checkForm.ts';
import type { FormValues } from '../../../site/forms/FormValues.ts';
import { getMaxLength } from '../../../site/forms/formats.ts';
import {
  dealers,
  event,
  exampleEventForm,
  exampleForm,
  exampleTourForm,
  exampleTrialForm,
  exampleValues,
} from './exampleForm.ts';

const getProblems = (different: Partial<FormValues>, form = exampleForm()) =>
  Object.fromEntries(checkForm(exampleValues(different), form).map(({ field, problem }) => [field, problem]));

describe('checkForm', () => {
  it('valid: no problems', () => {
    expect(getProblems({})).toEqual({});
    expect(
      getProblems({ dealer: 'EST-GB-001', day: '2027-03-12', time: '10h_11h' }, exampleEventForm()),
    ).toEqual({});
  });

  it('a tour of the yard: day, hour and guests are required and among those of the form; no boat, no postal code', () => {
    const asked = { day: '2026-12-09', time: '10:00', crew: '10', postalCode: '', boats: [], subject: '' };
    const problems = (different: Partial<FormValues>) =>
      getProblems({ ...asked, ...different }, exampleTourForm());
    expect(problems({})).toEqual({});
    expect(problems({ day: '', time: '', crew: '' })).toEqual({
      ...{ day: 'required', time: 'required', crew: 'required' },
    });
    expect(problems({ day: '2026-12-10', time: '10h_11h', crew: '11' })).toEqual({
      ...{ day: 'choice', time: 'choice', crew: 'choice' },
    });
    expect(getProblems({ day: '2026-12-04', crew: '7' }, exampleTrialForm())).toEqual({ crew: 'choice' });
  });

  it('empty: all required fields, in order', () => {
    const empty = {
      firstName: '',
      lastName: '',
      email: '',
      country: '',
      postalCode: '',
      boats: [],
      subject: '',
    };
    expect(checkForm(exampleValues(empty), exampleForm())).toEqual(
      ['firstName', 'lastName', 'email', 'country', 'postalCode', 'subject', 'boats'].map((field) => ({
        field,
        problem: 'required',
      })),
    );
  });

  it('asks for the postal code without a country too, and not in countries without one', () => {
    expect(getProblems({ country: '', postalCode: '' })).toEqual({
      country: 'required',
      postalCode: 'required',
    });
    expect(getProblems({ country: '', postalCode: '29900' })).toEqual({ country: 'required' });
    expect(getProblems({ country: 'AE', postalCode: '' })).toEqual({});
    expect(getProblems({ country: 'IE', postalCode: '' })).toEqual({ postalCode: 'required' });
  });

  it.each(['constructor', '__proto__', 'toString'])('refuses the country %s', (country) =>
    expect(getProblems({ country })).toEqual({ country: 'choice' }),
  );

  it.each(['TR11 3QY', '29900', '1012 AB', 'D02 X285', '110-0001', 'LV-1050', 'AD500'])(
    'accepts the postal code %s',
    (postalCode) => expect(getProblems({ country: 'JP', postalCode })).toEqual({}),
  );

  it.each([
    ['DE', '22587', '2258'],
    ['AT', '5020', '50200'],
    ['FR', '44000', '4400'],
    ['PT', '1100-148', '11000'],
    ['PT', '1100', '1100-14'],
    ['GB', 'po31 7qn', '22587'],
    ['NL', '1012AB', '1012'],
  ])('a postal code of %s is like %s and not like %s', (country, right, wrong) => {
    expect(getProblems({ country, postalCode: right })).toEqual({});
    expect(getProblems({ country, postalCode: wrong })).toEqual({ postalCode: `postalCode-${country}` });
  });

  it.each(['+44 1326 555 012', '06 12 34 56 78', '(0171) 555-0123', '+351.912.345.678', '0049/40/555 0123'])(
    'accepts the telephone number %s',
    (mobile) => expect(getProblems({ mobile })).toEqual({}),
  );

  it.each([
    ['email', 'morwenna at penrose', 'email'],
    ['email', 'morwenna@penrose', 'email'],
    ['mobile', 'call me', 'mobile'],
    ['mobile', '+44 1', 'mobile'],
    ['postalCode', '<b>29900', 'postalCode'],
    ['country', 'ZZ', 'choice'],
    ['subject', 'spare_parts', 'choice'],
    ['sailingArea', 'the-moon', 'choice'],
    ['firstName', 'Mor\u0000wenna', 'unreadable'],
  ] as const)('%s %o: %s', (field, value, problem) => {
    expect(getProblems({ [field]: value })).toEqual({ [field]: problem });
  });

  it.each(['firstName', 'email', 'mobile', 'postalCode', 'message'] as const)('%s too long', (field) => {
    expect(getProblems({ [field]: '1'.repeat(getMaxLength(field) + 1) })).toEqual({ [field]: 'tooLong' });
  });

  it('accepts only offered boats, “others” only where offered', () => {
    expect(getProblems({ boats: ['others'] })).toEqual({});
    const brochures = exampleForm({ mode: 'brochure', offersOthers: false });
    expect(getProblems({ boats: ['others'] }, brochures)).toEqual({ boats: 'choice' });
    expect(getProblems({ boats: ['EST-999'] })).toEqual({ boats: 'choice' });
  });

  it('event: requires one of its dealers', () => {
    expect(getProblems({ dealer: '' }, exampleEventForm())).toEqual({ dealer: 'dealer' });
    expect(getProblems({ dealer: 'EST-DE-001' }, exampleEventForm())).toEqual({ dealer: 'choice' });
    expect(getProblems({ dealer: '' }, exampleEventForm({ dealers: [] }))).toEqual({});
  });

  it.each([
    ['2027-03-10', 'day'],
    ['2027-03-11', undefined],
    ['2027-03-14', undefined],
    ['2027-03-15', 'day'],
    ['2027-03-1x', 'day'],
    ['2027-02-30', 'day'],
    ['tomorrow', 'day'],
  ])('event from 11 to 14 March, %s: %s', (day, problem) => {
    const form = exampleEventForm({ event, dealers });
    expect(getProblems({ dealer: 'EST-FR-001', day }, form)).toEqual(problem ? { day: problem } : {});
  });

  it('sea trial: requires a day that its calendar offers', () => {
    const getDay = (day: string) =>
      getProblems({ crew: '2', day }, exampleTrialForm({ offersOthers: false })).day;
    expect(getDay('2026-12-05')).toBeUndefined();
    expect(getDay('')).toBe('required');
    expect(getDay('2026-12-06')).toBe('choice');
    expect(getDay('2026-12-07')).toBe('choice');
  });

  it('newsletter: requires consent', () => {
    expect(getProblems({ newsletter: false }, exampleForm({ mode: 'newsletter' }))).toEqual({
      newsletter: 'required',
    });
  });

  it('random input does not throw', () => {
    const text = fc.string({ unit: 'binary', maxLength: 5000 });
    const names = [
      'firstName',
      'email',
      'mobile',
      'postalCode',
      'country',
      'day',
      'time',
      'dealer',
      'message',
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...names), text, (name, value) => {
        const found = checkForm(exampleValues({ [name]: value }), exampleEventForm());
        expect(found.length).toBeLessThan(4);
      }),
      { seed: 20_261_121 },
    );
  });
});
