import { describe, expect, it } from 'vitest';
import { getFieldsets, getFormFields, isRequired } from '../../../site/forms/getFormFields.ts';
import { exampleEventForm, exampleForm, exampleTrialForm } from './exampleForm.ts';

const modes = ['contact', 'brochure', 'event_subscription', 'newsletter', 'sea_trial'] as const;

describe('the fields of a form', () => {
  it('are few on the newsletter, and none of them optional', () => {
    const fields = getFormFields(exampleForm({ mode: 'newsletter' }));
    expect(fields).toEqual(['firstName', 'lastName', 'email', 'country', 'boats', 'newsletter']);
    expect(fields.filter((field) => !isRequired('newsletter', field))).toEqual([]);
  });

  it('leave out subject and message on the brochure', () => {
    const fields = getFormFields(exampleForm({ mode: 'brochure' }));
    for (const field of ['subject', 'message', 'city', 'sailingArea', 'dealer'] as const) {
      expect(fields).not.toContain(field);
    }
  });

  it('ask for dealer, day and time at an event, where there is something to choose', () => {
    expect(getFormFields(exampleEventForm())).toEqual(expect.arrayContaining(['dealer', 'day', 'time']));
    const bare = getFormFields(exampleEventForm({ dealers: [], event: { id: 'x', title: 'Soon' } }));
    expect(bare.filter((field) => ['dealer', 'day', 'time'].includes(field))).toEqual([]);
  });

  it('let title, mobile, city, sailing area and message be', () => {
    for (const field of ['title', 'mobile', 'city', 'sailingArea', 'message'] as const) {
      expect(isRequired('contact', field)).toBe(false);
    }
  });

  it.each(modes)('stand in the fieldsets of %s in their own order, each once', (mode) => {
    const form = mode === 'sea_trial' ? exampleTrialForm() : exampleEventForm({ mode });
    expect(getFieldsets(form).flatMap(({ fields }) => fields)).toEqual(getFormFields(form));
  });
});
