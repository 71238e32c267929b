import type { FormSubmission } from '../../../schemas/forms/form-submission.ts';
import type { Lead } from '../../../schemas/forms/lead-request.ts';

/** A brochure order as behaviour §8.2 has it. */
export const submission = (about: Partial<FormSubmission> = {}): FormSubmission => ({
  webform_id: 'brochure',
  email: 'maelle@example.com',
  title: 'Mme',
  country: 'FR',
  postal_code: '56100',
  last_name: 'Le Goff',
  first_name: 'Maëlle',
  mobile: '+33 6 12 34 56 78',
  boats_of_interests: 'Estran 42=EST-042',
  subscribe_newsletter: false,
  commercial_offer: true,
  ...about,
});

/** A request to a dealer. */
export const request = (about: Partial<FormSubmission> = {}): FormSubmission =>
  submission({
    webform_id: 'contact',
    city: 'Lorient',
    subject: 'commercial offer',
    sailing_area: '',
    store: 'Zénith Nautique',
    message: 'Two berths,\nno hurry.',
    ...about,
  });

export const lead = (about: Partial<Lead> = {}, touchPoint: object = {}): Lead => ({
  RefLead: 'Maëlle Le Goff',
  FirstName: 'Maëlle',
  LastName: 'Le Goff',
  CountryCode: 'FR',
  PostalCode: '56100',
  Email: 'maelle@example.com',
  ClientType: 'PART',
  Brand: 'LAG',
  OptinEmail: false,
  OptOut: false,
  Preferences: 'PARTNER',
  TouchPoints: [
    {
      Channel: 'WEB-B',
      Date: new Date().toISOString().slice(0, 10),
      DesiredBoat: 'EST-042',
      Brand: 'LAG',
      DealerOptin: true,
      BrandOptin: false,
      ...touchPoint,
    },
  ],
  ...about,
});
