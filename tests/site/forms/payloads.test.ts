import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../renderer/src/validate.ts';
import { formSubmissionSchema } from '../../../schemas/forms/form-submission.ts';
import { leadRequestSchema } from '../../../schemas/forms/lead-request.ts';
import { toLead } from '../../../site/forms/toLead.ts';
import { toSubmission } from '../../../site/forms/toSubmission.ts';
import { exampleEventForm, exampleForm, exampleTrialForm, exampleValues, marrack } from './exampleForm.ts';

const ajv = createAjv();
const isSubmission = ajv.compile(formSubmissionSchema);
const isLeadRequest = ajv.compile(leadRequestSchema);
const TODAY = '2026-11-21';

describe.each([
  ['contact', exampleForm({ dealer: marrack })],
  ['brochure', exampleForm({ mode: 'brochure' })],
  ['event', exampleEventForm()],
  ['sea trial', exampleTrialForm()],
] as const)('what the form %s sends', (_mode, form) => {
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
  ])('is what its schemas say (%#)', (values) => {
    expect(isSubmission(toSubmission(values, form)), JSON.stringify(isSubmission.errors)).toBe(true);
    const lead = { Leads: [toLead(values, form, TODAY)], FriendlyCaptchaSolution: 'solved' };
    expect(isLeadRequest(lead), JSON.stringify(isLeadRequest.errors)).toBe(true);
  });
});

describe('a request for a sea trial', () => {
  it('says day and crew to the webform, and to the CRM before the message', () => {
    const values = exampleValues({ day: '2026-12-05', crew: '3', message: 'Two hulls, please.' });
    const sent = toSubmission(values, exampleTrialForm());
    expect(sent).toMatchObject({ webform_id: 'sea_trial', datetime: '2026-12-05', crew: 3 });
    expect(sent).not.toHaveProperty('subject');
    expect(toLead(values, exampleTrialForm(), TODAY).TouchPoints[0]?.Comments).toBe(
      'Sea trial on 2026-12-05, crew of 3\nTwo hulls, please.',
    );
  });
});

describe('the choices of the configurator', () => {
  it('arrive at the webform and the CRM, for a brochure as well', () => {
    const values = exampleValues({ configuration: 'hull=lagoon&cabins=4', message: '' });
    const form = exampleForm({ mode: 'brochure' });
    expect(toSubmission(values, form)).toMatchObject({ configuration: 'hull=lagoon&cabins=4' });
    expect(toLead(values, form, TODAY).TouchPoints[0]?.Comments).toBe('Configuration: hull=lagoon, cabins=4');
  });
});

describe('a submission', () => {
  it('joins the boats as pairs of name and id, in the order of the form', () => {
    const { boats_of_interests: boats } = toSubmission(
      exampleValues({ boats: ['others', 'EST-046', 'EST-042'] }),
      exampleForm(),
    );
    expect(boats).toBe('Estran 42=EST-042,Estran 46=EST-046,Others=');
  });

  it('says in the words of the webform what it is about, and where', () => {
    expect(toSubmission(exampleValues(), exampleForm())).toMatchObject({
      subject: 'commercial offer',
      sailing_area: 'North Brittany',
    });
  });

  it('goes to the dealer who was chosen before the dealer of the page', () => {
    const form = exampleEventForm({ dealer: { name: 'The yard' } });
    expect(toSubmission(exampleValues({ dealer: 'EST-FR-001' }), form).store).toBe('Comptoir Belhumeur');
    expect(toSubmission(exampleValues({ dealer: '' }), form).store).toBe('The yard');
  });

  it('holds nothing of a dealer or a day that its form never offered', () => {
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

  it('of a brochure has neither message nor subject', () => {
    const sent = toSubmission(exampleValues(), exampleForm({ mode: 'brochure' }));
    for (const name of ['message', 'subject', 'city', 'sailing_area', 'store'])
      expect(sent).not.toHaveProperty(name);
  });
});

describe('a lead', () => {
  it('has one touch point a boat, with the constants of the specification', () => {
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

  it('of the newsletter has no postal code, no dealer and no comments', () => {
    const lead = toLead(exampleValues(), exampleForm({ mode: 'newsletter', dealer: marrack }), TODAY);
    expect(lead).not.toHaveProperty('PostalCode');
    expect(lead.TouchPoints[0]).not.toHaveProperty('Dealer');
    expect(lead.TouchPoints[0]).not.toHaveProperty('Comments');
  });
});
