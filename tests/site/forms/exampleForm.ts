import type { Form } from '../../../schemas/parts/form.ts';
import type { FormValues } from '../../../site/forms/FormValues.ts';

/** A form of the yard, with whatever a test needs to be different. */
export const exampleForm = (different: Partial<Form> = {}): Form => ({
  formId: 'contact',
  mode: 'contact',
  action: '/contact/EST-FR-001',
  brandCode: 'LAG',
  channel: 'Website contact',
  boats: [
    { id: 'EST-042', name: 'Estran 42' },
    { id: 'EST-046', name: 'Estran 46' },
  ],
  offersOthers: true,
  countries: ['FR', 'IE', 'GB'],
  sailingAreas: [{ label: 'Brittany', areas: [{ id: 'north-brittany', label: 'North Brittany' }] }],
  puzzle: { sitekey: 'estran', url: '/api/puzzle' },
  ...different,
});

export const event = { id: 'plymouth', title: 'Plymouth', from: '2027-03-11', to: '2027-03-14' };
export const marrack = { id: 'EST-GB-001', name: 'Marrack & Daughter' };
export const dealers = [marrack, { id: 'EST-FR-001', name: 'Comptoir Belhumeur' }];

/** The form of an event, where a dealer and a day can be chosen. */
export const exampleEventForm = (different: Partial<Form> = {}): Form =>
  exampleForm({ formId: 'event_subscription', mode: 'event_subscription', event, dealers, ...different });

export const trial = {
  port: 'Port-Kerlann',
  gauge: 'Concarneau',
  source: { label: 'TICON-4', url: 'https://www.seanoe.org/' },
  days: [
    { date: '2026-12-04', high: ['01:02', '13:24'], low: ['06:58', '19:32'], range: 2.6 },
    { date: '2026-12-05', high: ['01:54', '14:15'], low: ['07:56', '20:23'], range: 2.7 },
    {
      date: '2026-12-06',
      high: ['02:38', '14:57'],
      low: ['08:44', '21:06'],
      range: 2.9,
      closed: 'The yard’s day of rest',
    },
  ],
  reasons: [{ text: 'The yard’s day of rest', days: '6 December' }],
};

/** The form for a sea trial. */
export const exampleTrialForm = (different: Partial<Form> = {}): Form =>
  exampleForm({ formId: 'sea_trial', mode: 'sea_trial', trial, ...different });

export const tour = { days: ['2026-12-09', '2026-12-16'], times: ['10:00', '14:30'], guests: 10 };

/** The form for a tour of the yard. */
export const exampleTourForm = (different: Partial<Form> = {}): Form =>
  exampleForm({ subject: 'visit', tour, dealer: { name: 'The yard' }, ...different });

/** What a visitor wrote who has made no mistake. */
export const exampleValues = (different: Partial<FormValues> = {}): FormValues => ({
  title: 'Mrs.',
  firstName: 'Morwenna',
  lastName: 'Penrose',
  email: 'Morwenna@penrose.example',
  mobile: '+44 1326 555 012',
  country: 'GB',
  postalCode: 'TR11 3QY',
  city: 'Falmouth',
  subject: 'commercial-offer',
  boats: ['EST-046', 'EST-042'],
  sailingArea: 'north-brittany',
  dealer: '',
  day: '',
  time: '',
  crew: '',
  configuration: '',
  message: 'Two hulls, please.',
  newsletter: true,
  commercialOffer: false,
  ...different,
});
