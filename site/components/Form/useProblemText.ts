import { useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import type { FieldName } from '../../forms/FormValues.ts';
import { getMaxLength, postalCodeExample } from '../../forms/formats.ts';

/** Formats days, such as “21 November 2026”. @returns a function of an ISO 8601 day; empty for none. */
export function useDayText() {
  const { formatDate } = useIntl();
  return (day: string | undefined): string =>
    day ? formatDate(day, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) : '';
}

const TEXTS = [
  'required',
  'email',
  'mobile',
  'postalCode',
  'tooLong',
  'choice',
  'day',
  'dealer',
  'unreadable',
] as const;

/** Error message of a field, which it names, or of the captcha; the server may find more than the browser's check. */
export function useProblemText({ mode, event, tour }: Form) {
  const { formatMessage, formatDisplayName } = useIntl();
  const toDayText = useDayText();

  return (found: { field: FieldName; problem: string } | 'puzzle'): string => {
    if (found === 'puzzle') return formatMessage({ id: 'form.friendlycaptcha-error-message' });
    const { field, problem } = found;
    if (field === 'boats' && problem === 'required' && mode === 'newsletter') {
      return formatMessage({ id: 'newsletter.missing-field' });
    }
    if (problem === 'day' && event?.from !== undefined && event.from === (event.to ?? event.from)) {
      return formatMessage({ id: 'form.error.onlyDay' }, { from: toDayText(event.from) });
    }
    if (field === 'day' && problem === 'choice' && !tour) return formatMessage({ id: 'seaTrial.notOffered' });
    const [kind, code = ''] = problem.split('-');
    const rule = kind === 'postalCode' ? postalCodeExample(code) : undefined;
    if (rule) {
      const country = formatDisplayName(code, { type: 'region' }) ?? code;
      return formatMessage({ id: 'form.error.postalCodeOf' }, { ...rule, country });
    }
    const known = TEXTS.find((text) => text === problem) ?? 'unreadable';
    return formatMessage(
      { id: `form.error.${known}` },
      {
        field,
        label: formatMessage({ id: `form.field.${field}` }),
        max: getMaxLength(field),
        from: toDayText(event?.from),
        to: toDayText(event?.to ?? event?.from),
      },
    );
  };
}
