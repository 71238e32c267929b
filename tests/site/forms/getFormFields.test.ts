import { describe, expect, it } from 'vitest';
import { getFieldsets, getFormFields, isRequired } from '../../../site/forms/getFormFields.ts';
import { exampleEventForm, exampleForm, exampleTourForm, exampleTrialForm } from './exampleForm.ts';

const modes = ['contact', 'brochure', 'event_subscription', 'newsletter', 'sea_trial'] as const;

describe('getFormFields', () => {
  it('newsletter: few fields, all required', () => {
    const fields = getFormFields(exampleForm({ mode: 'newsletter' }));
    expect(fields).toEqual(['firstName', 'lastName', 'email', 'country', 'boats', 'newsletter']);
    expect(fields.filter((field) => !isRequired({ mode: 'newsletter' }, field))).toEqual([]);
  });

  it('brochure: no subject, no message', () => {
    const fields = getFormFields(exampleForm({ mode: 'brochure' }));
    for (const field of ['subject', 'message', 'city', 'sailingArea', 'dealer'] as const) {
      expect(fields).not.toContain(field);
    }
  });

  it('offer: no subject, and no boats where it is for one', () => {
    const form = exampleForm({ mode: 'contact', subject: 'commercial-offer' });
    const { preselected: _none, ...open } = form;
    expect(getFormFields(open)).toContain('boats');
    for (const field of ['subject', 'boats', 'city', 'sailingArea'] as const) {
      expect(getFormFields({ ...form, preselected: 'EST-042' })).not.toContain(field);
    }
  });

  it('tour of the yard: day, hour, guests and the person; no subject, no postal code, and no boat is required', () => {
    const form = exampleTourForm();
    const fields = getFormFields(form);
    expect(fields.filter((field) => isRequired(form, field))).toEqual([
      'day',
      'time',
      'crew',
      'firstName',
      'lastName',
      'email',
      'country',
    ]);
    expect(fields).toEqual(expect.arrayContaining(['boats', 'mobile', 'message']));
    for (const field of ['subject', 'postalCode', 'city', 'sailingArea'] as const) {
      expect(fields).not.toContain(field);
    }
  });

  it('event: dealer, day and time if there is a choice', () => {
    expect(getFormFields(exampleEventForm())).toEqual(expect.arrayContaining(['dealer', 'day', 'time']));
    const bare = getFormFields(exampleEventForm({ dealers: [], event: { id: 'x', title: 'Soon' } }));
    expect(bare.filter((field) => ['dealer', 'day', 'time'].includes(field))).toEqual([]);
  });

  it('title, mobile, city, sailing area and message are optional', () => {
    for (const field of ['title', 'mobile', 'city', 'sailingArea', 'message'] as const) {
      expect(isRequired({ mode: 'contact' }, field)).toBe(false);
    }
  });

  it.each(modes)('fieldsets of %s contain each field once, in order', (mode) => {
    const form = mode === 'sea_trial' ? exampleTrialForm() : exampleEventForm({ mode });
    expect(getFieldsets(form).flatMap(({ fields }) => fields)).toEqual(getFormFields(form));
  });
});
