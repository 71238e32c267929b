import { COUNTRY_CODES, hasPostalCodes } from '../../locales/countryCodes.ts';
import { isDay } from '../../schemas/isDay.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { offersDay, offersMonth } from '../../schemas/parts/seaTrial.ts';
import { getDemandTypes } from './demandTypes.ts';
import type { FieldName, FormValues } from './FormValues.ts';
import { EMAIL, fitsCountry, getMaxLength, isPrintable, MOBILE, POSTAL_CODE } from './formats.ts';
import { getFormFields, isRequired } from './getFormFields.ts';
import { getBoatValues } from './toChosenBoats.ts';
import { getCrewSizes, getTimes } from './trialChoices.ts';

/** What is wrong with a field; the catalogue has a text for each. */
type FieldProblem =
  | 'required'
  | 'email'
  | 'mobile'
  | 'postalCode'
  /** Not as in the country. */
  | `postalCode-${string}`
  | 'tooLong'
  | 'choice'
  | 'day'
  | 'dealer'
  | 'unreadable';

interface FieldError {
  field: FieldName;
  problem: FieldProblem;
}

const isAmong = (value: string, choices: readonly string[] = []): FieldProblem | undefined =>
  value === '' || choices.includes(value) ? undefined : 'choice';

const isLike = (value: string, pattern: RegExp, problem: FieldProblem): FieldProblem | undefined =>
  value === '' || pattern.test(value) ? undefined : problem;

/**
 * A day that the calendar of sea trials offers, or one of the months after it; one with tours of the yard; or one between
 * the first and the last of the event, both included (behaviour §7.3).
 */
function checkDay(day: string, { event, trial, tour }: Form): FieldProblem | undefined {
  if (tour) return isAmong(day, tour.days);
  if (trial) {
    return day === '' || offersDay(trial.days, day) || offersMonth(trial.months, day) ? undefined : 'choice';
  }
  if (day === '' || event?.from === undefined) return undefined;
  return isDay(day) && day >= event.from && day <= (event.to ?? event.from) ? undefined : 'day';
}

const getAreaIds = (areas: Form['sailingAreas']) =>
  areas?.flatMap((group) => group.areas.map(({ id }) => id));

/** How each field must be written; what a text or tick box may be, `text` says. */
const checks: Partial<Record<FieldName, (values: FormValues, form: Form) => FieldProblem | undefined>> = {
  email: ({ email }) => isLike(email, EMAIL, 'email'),
  mobile: ({ mobile }) => isLike(mobile, MOBILE, 'mobile'),
  country: ({ country }) => isAmong(country, COUNTRY_CODES),
  postalCode: ({ postalCode, country }) =>
    isLike(postalCode, POSTAL_CODE, 'postalCode') ??
    (postalCode === '' || fitsCountry(postalCode.trim(), country) ? undefined : `postalCode-${country}`),
  subject: ({ subject }, form) => isAmong(subject, getDemandTypes(form)),
  boats: ({ boats }, form) => {
    const known = getBoatValues(form);
    return boats.every((boat) => known.includes(boat)) ? undefined : 'choice';
  },
  sailingArea: ({ sailingArea }, { sailingAreas }) => isAmong(sailingArea, getAreaIds(sailingAreas)),
  dealer: ({ dealer }, { dealers }) =>
    isAmong(
      dealer,
      dealers?.map(({ id }) => id),
    ),
  day: ({ day }, form) => checkDay(day, form),
  crew: ({ crew }, form) => isAmong(crew, getCrewSizes(form)),
  time: ({ time }, form) => isAmong(time, getTimes(form)),
};

const isEmpty = (values: FormValues, field: FieldName): boolean => {
  const value = values[field];
  return typeof value === 'boolean' ? !value : value.length === 0;
};

function checkField(field: FieldName, values: FormValues, form: Form): FieldProblem | undefined {
  if (isEmpty(values, field)) {
    if (!isRequired(form, field)) return undefined;
    if (field === 'postalCode' && !hasPostalCodes(values.country)) return undefined;
    return field === 'dealer' ? 'dealer' : 'required';
  }
  const value = values[field];
  if (typeof value === 'string') {
    if (value.length > getMaxLength(field)) return 'tooLong';
    if (!isPrintable(field, value)) return 'unreadable';
  }
  return checks[field]?.(values, form);
}

/**
 * Checks a visitor's input against the page's form, in the browser and again on the server (behaviour §7.3).
 * @returns errors in the order of the fields; fields that the form does not have are ignored.
 */
export function checkForm(values: FormValues, form: Form): FieldError[] {
  return getFormFields(form).flatMap((field) => {
    const problem = checkField(field, values, form);
    return problem ? [{ field, problem }] : [];
  });
}
