import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import de from '../../../../locales/de.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };
import type { Form as FormProps } from '../../../../schemas/parts/form.ts';
import { Form } from '../../../../site/components/Form/Form.tsx';
import { getFormFields, isRequired } from '../../../../site/forms/getFormFields.ts';
import { createStore } from '../../../../store/createStore.ts';
import type { StoredLists } from '../../../../store/listsSlice.ts';
import { exampleEventForm, exampleForm, exampleTrialForm } from '../../forms/exampleForm.ts';

const render = (form: FormProps, locale: 'en' | 'de' = 'en', lists: StoredLists = {}) =>
  renderToStaticMarkup(
    <Provider store={createStore({ header: { plain: true, disabled: false }, lists })}>
      <IntlProvider locale={locale} messages={locale === 'de' ? { ...en, ...de } : en}>
        <Form form={form} />
      </IntlProvider>
    </Provider>,
  );

const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

const modes = ['contact', 'brochure', 'event_subscription', 'newsletter', 'sea_trial'] as const;

describe.each(modes)('server HTML of the form %s', (mode) => {
  const form = mode === 'sea_trial' ? exampleTrialForm() : exampleEventForm({ mode });
  const html = render(form);

  it('posts to its page, with native validation', () => {
    const [tag] = /<form[^>]*>/.exec(html) ?? [];
    expect(tag).toContain(' method="post"');
    expect(tag).toContain(' action="/contact/EST-FR-001#form"');
    expect(tag).not.toContain('novalidate');
  });

  it.each(getFormFields(form))('has a labelled control for %s', (name) => {
    const tag = control(html, name);
    const [, id] = / id="([^"]+)"/.exec(tag) ?? [];
    expect(html).toContain(`<label for="${id}"`);
    // One of several boats cannot be asked for by the browser, and not everybody has a postal code.
    const isNative = isRequired(form, name) && !['boats', 'postalCode'].includes(name);
    expect(/ required=""/.test(tag)).toBe(isNative);
  });

  it('has no other controls', () => {
    const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual(getFormFields(form).sort());
  });
});

describe('the form for a sea trial', () => {
  it('lists each day with its tides in the page’s language', () => {
    expect(render(exampleTrialForm())).toContain(
      'Friday, December 4, high water 01:02 and 13:24, low water 06:58 and 19:32, range 2.6\u00a0m',
    );
    expect(render(exampleTrialForm(), 'de')).toContain('Freitag, 4. Dezember, Hochwasser 01:02 und 13:24');
  });

  it('shows a day that is not offered with its reason, and does not let it be chosen', () => {
    const html = render(exampleTrialForm({ answer: { values: { day: '2026-12-06' } } }));
    const [, sunday = ''] = /(<input[^>]* value="2026-12-06"[^>]*>)/.exec(html) ?? [];
    expect(sunday).toContain(' disabled=""');
    expect(sunday).not.toContain('checked');
    expect(html).toContain('Sunday, December 6, not offered: The yard’s day of rest');
    // Small print comes after the days: each reason once, with its days.
    const reason = '<li><span>The yard’s day of rest</span><span>6 December</span></li>';
    expect(html.indexOf(reason)).toBeGreaterThan(html.lastIndexOf('name="day"'));
  });

  it('with no open day says so, and how else to reach the yard', () => {
    const { trial } = exampleTrialForm();
    if (!trial) throw new Error('The example has a calendar');
    const contact = { telephone: '+33 2 97 00 00 00', email: 'hello@estran.example' };
    const days = trial.days.map((day) => ({ ...day, closed: 'Winter break' }));
    const html = render(exampleTrialForm({ contact, trial: { ...trial, days } }));
    expect(html).toContain('No day of the next four weeks is open.');
    expect(html).toContain('href="tel:+33297000000"');
    expect(render(exampleTrialForm({ contact }))).not.toContain('No day of the next four weeks');
  });

  it('is answered by a receipt with boat, day, tide, place, reference, calendar file and a way to change', () => {
    const html = render(
      exampleTrialForm({
        answer: { reference: 'EST-7K2M-9QXD', values: { day: '2026-12-05', boats: ['EST-046'] } },
        contact: { telephone: '+33 2 97 00 00 00', email: 'hello@estran.example' },
      }),
      'de',
    );
    for (const words of [
      '<dd>Estran 46</dd>',
      '<dd>Samstag, 5. Dezember 2026</dd>',
      'Hochwasser 01:54 und 14:15, Niedrigwasser 07:56 und 20:23',
      '<dd>Port-Kerlann</dd>',
      '<dd>EST-7K2M-9QXD</dd>',
      'href="/contact/EST-FR-001.ics?day=2026-12-05&amp;boats=EST-046&amp;sent=EST-7K2M-9QXD"',
      'href="mailto:hello@estran.example?subject=EST-7K2M-9QXD"',
    ]) {
      expect(html).toContain(words);
    }
    const two = { reference: 'EST-7K2M-9QXD', values: { boats: ['EST-042', 'EST-046'] } };
    expect(render(exampleTrialForm({ answer: two }), 'de')).toContain('<dd>Estran 42 und Estran 46</dd>');
    const bare = render(exampleTrialForm({ answer: { reference: 'EST-7K2M-9QXD' } }));
    expect(bare).toContain('EST-7K2M-9QXD');
    expect(bare).not.toContain('.ics');
  });

  it('the first day is in its weekday’s column', () => {
    expect(render(exampleTrialForm())).toContain('data-span="4"');
  });
});

describe('a form', () => {
  it('preselects the boat; “others” is last', () => {
    const boxes = [
      ...render(exampleForm({ preselected: 'EST-046' })).matchAll(/<input[^>]*name="boats"[^>]*>/g),
    ];
    expect(boxes.map(([box]) => [/value="([^"]+)"/.exec(box)?.[1], box.includes('checked')])).toEqual([
      ['EST-042', false],
      ['EST-046', true],
      ['others', false],
    ]);
  });

  it('countries and hours in the page’s language', () => {
    expect(render(exampleForm())).toContain('<option value="IE">Ireland</option>');
    expect(render(exampleForm(), 'de')).toContain('<option value="IE">Irland</option>');
    expect(render(exampleEventForm())).toMatch(/<option value="14h_15h">2:00.PM–3:00.PM<\/option>/);
    expect(render(exampleEventForm(), 'de')).toContain(
      '<option value="14h_15h">14:00 bis 15:00 Uhr</option>',
    );
  });

  it('country names of the shared list in the store win', () => {
    const html = render(exampleForm(), 'en', { countries: [{ value: 'IE', name: 'Éire' }] });
    expect(html).toContain('<option value="IE">Éire</option>');
    expect(html).toContain('<option value="FR">France</option>');
  });

  it('limits the day to the event’s dates', () => {
    const day = control(render(exampleEventForm()), 'day');
    expect(day).toContain(' min="2027-03-11" max="2027-03-14"');
  });

  it('an event without dealers: a message', () => {
    expect(render(exampleEventForm({ dealers: [] }))).toContain(en['form.noDealer']);
    expect(render(exampleEventForm())).not.toContain(en['form.noDealer']);
  });

  it('names the recipient and links the privacy policy', () => {
    expect(render(exampleEventForm({ privacyUrl: '/privacy' }))).toContain('href="/privacy"');
    expect(render(exampleEventForm())).toContain(en['form.consent.dealer']);
    expect(render(exampleForm({ dealer: { name: 'Kontor Brodersen' } }))).toContain(
      'go to Kontor Brodersen.',
    );
  });

  it('shows errors and values of a form posted without JavaScript', () => {
    const html = render(
      exampleForm({
        answer: {
          errors: [
            { field: 'email', problem: 'email' },
            { field: 'boats', problem: 'required' },
            { field: 'nothing', problem: 'required' },
          ],
          values: { email: 'ada@', message: 'Hello', boats: [], newsletter: true },
        },
      }),
    );
    expect(html).toContain('2 answers are missing or need another look');
    const email = control(html, 'email');
    expect(email).toContain(' aria-invalid="true"');
    expect(email).toContain(' value="ada@"');
    const [, id] = / id="([^"]+)"/.exec(email) ?? [];
    expect(html).toContain(`<a href="#${id}"`);
    expect(control(html, 'newsletter')).toContain('checked');
    expect(html).toContain('>Hello</textarea>');
  });

  it('is replaced by the receipt once accepted', () => {
    const html = render(exampleForm({ answer: { reference: 'EST-7K2M-9QXD' } }));
    expect(html).toContain('EST-7K2M-9QXD');
    expect(html).toContain('href="/contact/EST-FR-001"');
    expect(html).not.toContain('<form');
  });
});
