import { describe, expect, it } from 'vitest';
import { LeadRefused } from '../../../server/leads/LeadRefused.ts';
import { toPostedAnswer } from '../../../server/leads/toPostedAnswer.ts';
import { exampleEventForm } from '../../site/forms/exampleForm.ts';

const values = { firstName: 'Maëlle' };

describe('a form that was refused', () => {
  it('hears which of its fields are wrong, by its own names and each once', () => {
    const refused = new LeadRefused('invalid', 'Wrong', [
      { field: 'store', problem: 'dealer' },
      { field: '/Leads/0/TouchPoints/0/DesiredBoat', problem: 'choice' },
      { field: '/Leads/0/TouchPoints/1/DesiredBoat', problem: 'choice' },
      { field: 'webform_id', problem: 'choice' },
    ]);
    expect(toPostedAnswer(refused, exampleEventForm(), values, 'a-request')).toEqual({
      status: 422,
      answer: {
        errors: [
          { field: 'dealer', problem: 'dealer' },
          { field: 'boats', problem: 'choice' },
        ],
        values,
      },
    });
  });

  it('has failed when nothing of it can be mended', () => {
    const refused = new LeadRefused('invalid', 'Wrong', [{ field: 'webform_id', problem: 'choice' }]);
    expect(toPostedAnswer(refused, exampleEventForm(), values, 'a-request')).toEqual({
      status: 422,
      answer: { failure: 'failed', values },
    });
    expect(toPostedAnswer(new Error('disk full'), exampleEventForm(), values, 'a-request')).toEqual({
      status: 503,
      answer: { failure: 'failed', failureReference: 'a-request', values },
    });
    expect(
      toPostedAnswer(new LeadRefused('tooMany', 'Too many'), exampleEventForm(), values, 'a-request'),
    ).toMatchObject({
      status: 429,
      answer: { failure: 'tooMany' },
    });
  });
});
