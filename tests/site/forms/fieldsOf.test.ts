import { describe, expect, it } from 'vitest';
import { fieldsetsOf, fieldsOf, isRequired } from '../../../site/forms/fieldsOf.ts';
import { eventForm, formOf } from './formOf.ts';

const modes = ['contact', 'brochure', 'event_subscription', 'newsletter'] as const;

describe('the fields of a form', () => {
  it('are few on the newsletter, and none of them optional', () => {
    const fields = fieldsOf(formOf({ mode: 'newsletter' }));
    expect(fields).toEqual(['firstName', 'lastName', 'email', 'country', 'boats', 'newsletter']);
    expect(fields.filter((field) => !isRequired('newsletter', field))).toEqual([]);
  });

  it('leave out subject and message on the brochure', () => {
    const fields = fieldsOf(formOf({ mode: 'brochure' }));
    for (const field of ['subject', 'message', 'city', 'sailingArea', 'dealer'] as const) {
      expect(fields).not.toContain(field);
    }
  });

  it('ask for dealer, day and time at an event, where there is something to choose', () => {
    expect(fieldsOf(eventForm())).toEqual(expect.arrayContaining(['dealer', 'day', 'time']));
    const bare = fieldsOf(eventForm({ dealers: [], event: { id: 'x', title: 'Soon' } }));
    expect(bare.filter((field) => ['dealer', 'day', 'time'].includes(field))).toEqual([]);
  });

  it('let title, mobile, city, sailing area and message be', () => {
    for (const field of ['title', 'mobile', 'city', 'sailingArea', 'message'] as const) {
      expect(isRequired('contact', field)).toBe(false);
    }
  });

  it.each(modes)('stand in the fieldsets of %s in their own order, each once', (mode) => {
    const form = eventForm({ mode });
    expect(fieldsetsOf(form).flatMap(({ fields }) => fields)).toEqual(fieldsOf(form));
  });
});
