import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../renderer/src/validate.ts';
import { formSubmissionSchema } from '../../../schemas/forms/form-submission.ts';
import { leadRequestSchema } from '../../../schemas/forms/lead-request.ts';
import { toLead } from '../../../site/forms/toLead.ts';
import { toSubmission } from '../../../site/forms/toSubmission.ts';
import {
  exampleEventForm,
  exampleForm,
  exampleTourForm,
  exampleTrialForm,
  exampleValues,
  marrack,
} from './exampleForm.ts';

const ajv = createAjv();
const isSubmission = ajv.compile(formSubmissionSchema);
const isLeadRequest = ajv.compile(leadRequestSchema);
const TODAY = '2026-11-21';

describe.each([
  ['contact', exampleForm({ dealer: marrack })],
  ['brochure', exampleForm({ mode: 'brochure' })],
  ['event', exampleEventForm()],
  ['sea trial', exampleTrialForm()],
] as const)('payloads of the form %s', (_mode, form) => {
  it.each([
    exampleValues({ day: '2026-12-05', crew: '2' }),
    exampleValues({
      day: '2026-12-04',
      crew: '6',
      country: 'AE',
      postalCode: '',
      boats: ['others'],
      mobile: '',
      message: '',
    }),
  ])('are valid by their schemas (%#)', (values) => {
    expect(isSubmission(toSubmission(values, form)), JSON.stringify(isSubmission.errors)).toBe(true);
    const lead = { Leads: [toLead(values, form, TODAY)], FriendlyCaptchaSolution: 'solved' };
    expect(isLeadRequest(lead), JSON.stringify(isLeadRequest.errors)).toBe(true);
  });
});

describe('a request for a sea trial', () => {
  it('day and crew: fields for the webform, first lines of the comment for the CRM', () => {
    const values = exampleValues({ day: '2026-12-05', crew: '3', message: 'Two hulls, please.' });
    const sent = toSubmission(values, exampleTrialForm());
    expect(sent).toMatchObject({ webform_id: 'sea_trial', datetime: '2026-12-05', crew: 3 });
    expect(sent).not.toHaveProperty('subject');
    expect(toLead(values, exampleTrialForm(), TODAY).TouchPoints[0]?.Comments).toBe(
      'Sea trial on 2026-12-05, crew of 3\nTwo hulls, please.',
    );
  });
});

describe('a request for a tour of the yard', () => {
  const values = exampleValues({
    ...{ day: '2026-12-09', time: '14:30', crew: '10', subject: '', postalCode: '', boats: [] },
    message: 'One of us is tall.',
  });

  it('day, hour and guests for the webform, and no boat in mind; valid by both schemas', () => {
    const sent = toSubmission(values, exampleTourForm());
    expect(sent).toMatchObject({
      ...{ datetime: '2026-12-09', time: '14:30', crew: 10, store: 'The yard' },
      ...{ subject: 'other request', boats_of_interests: 'Others=', message: 'One of us is tall.' },
    });
    expect(isSubmission(sent), JSON.stringify(isSubmission.errors)).toBe(true);
    const lead = toLead(values, exampleTourForm(), TODAY);
    expect(lead.TouchPoints).toMatchObject([
      {
        DesiredBoat: '',
        Comments: 'Tour of the yard on 2026-12-09 at 14:30, guests: 10\nOne of us is tall.',
      },
    ]);
    const body = { Leads: [lead], FriendlyCaptchaSolution: 'solved' };
    expect(isLeadRequest(body), JSON.stringify(isLeadRequest.errors)).toBe(true);
  });
});

describe('configurator choices', () => {
  it('are sent to webform and CRM, for a brochure too', () => {
    const values = exampleValues({ configuration: 'hull=lagoon&cabins=4', message: '' });
    const form = exampleForm({ mode: 'brochure' });
    expect(toSubmission(values, form)).toMatchObject({ configuration: 'hull=lagoon&cabins=4' });
    expect(toLead(values, form, TODAY).TouchPoints[0]?.Comments).toBe('Configuration: hull=lagoon, cabins=4');
  });
});

describe('a submission', () => {
  it('boats as name–id pairs, in the form’s order', () => {
    const { boats_of_interests: boats } = toSubmission(
      exampleValues({ boats: ['others', 'EST-046', 'EST-042'] }),
      exampleForm(),
    );
    expect(boats).toBe('Estran 42=EST-042,Estran 46=EST-046,Others=');
  });

  it('subject and sailing area in the webform’s words', () => {
    expect(toSubmission(exampleValues(), exampleForm())).toMatchObject({
      subject: 'commercial offer',
      sailing_area: 'North Brittany',
    });
  });

  it('the chosen dealer wins over the page’s', () => {
    const form = exampleEventForm({ dealer: { name: 'The yard' } });
    expect(toSubmission(exampleValues({ dealer: 'EST-FR-001' }), form).store).toBe('Comptoir Belhumeur');
    expect(toSubmission(exampleValues({ dealer: '' }), form).store).toBe('The yard');
  });

  it('omits dealer and day the form did not offer', () => {
    const values = exampleValues({ dealer: 'EST-XX-001', day: '2027-03-12', time: '10h_11h' });
    const sent = toSubmission(
      values,
      exampleEventForm({ dealers: [], event: { id: 'soon', title: 'Soon' } }),
    );
    expect(sent).not.toHaveProperty('store');
    expect(sent).not.toHaveProperty('datetime');
    expect(sent).not.toHaveProperty('time');
    expect(toLead(values, exampleForm(), TODAY).TouchPoints[0]).not.toHaveProperty('Dealer');
  });

  it('brochure: no message, no subject', () => {
    const sent = toSubmission(exampleValues(), exampleForm({ mode: 'brochure' }));
    for (const name of ['message', 'subject', 'city', 'sailing_area', 'store'])
      expect(sent).not.toHaveProperty(name);
  });
});

describe('a lead', () => {
  it('one touch point per boat, with the specified constants', () => {
    const lead = toLead(exampleValues(), exampleForm({ dealer: marrack }), TODAY);
    expect(lead).toMatchObject({ ClientType: 'PART', Brand: 'LAG', OptOut: false, Preferences: 'PARTNER' });
    expect(lead.RefLead).toBe('Morwenna Penrose');
    expect(lead.TouchPoints).toEqual(
      ['EST-042', 'EST-046'].map((DesiredBoat) => ({
        Channel: 'Website contact',
        Date: TODAY,
        DesiredBoat,
        Brand: 'LAG',
        DealerOptin: false,
        BrandOptin: true,
        Dealer: 'EST-GB-001',
        Comments: 'Two hulls, please.',
      })),
    );
  });

  it('newsletter: no postal code, dealer or comments', () => {
    const lead = toLead(exampleValues(), exampleForm({ mode: 'newsletter', dealer: marrack }), TODAY);
    expect(lead).not.toHaveProperty('PostalCode');
    expect(lead.TouchPoints[0]).not.toHaveProperty('Dealer');
    expect(lead.TouchPoints[0]).not.toHaveProperty('Comments');
  });
});
