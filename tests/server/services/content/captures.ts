import { LOCALE_CODES, LOCALES, type Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { capturedAnswers } from '../../../capturedAnswers.ts';
import type { CannedAnswer } from './startContentServer.ts';

export interface Capture extends CannedAnswer {
  name: string;
  question: string;
}

/**
 * Includes, page size and fields differ from what the site asks for, and change nothing that matters here; but the url
 * lists, which alone ask for 9999, are other lists than those of articles.
 */
const simplified = (question: string) => {
  const [path, query = ''] = question.split('?');
  const parts = query.split('&');
  if (parts.includes('page[limit]=9999')) return `${path} urls`;
  const kept = parts.filter((part) => !/^(include|page\[limit\]|fields\[[^\]]+\])=/.test(part));
  return [path, kept.join('&')].filter(Boolean).join('?');
};

/** Answers of a caller with the key. */
export const captures: readonly Capture[] = capturedAnswers
  .filter(({ name }) => !/^(anonymous|badkey)/.test(name))
  .map(({ name, target, status, contentType, body }) => ({
    name,
    question: decodeURIComponent(target),
    status,
    type: contentType,
    body: body || '<html></html>',
  }));

/** Of two captures of one question the one with more included is the larger. */
const byQuestion = new Map(
  captures
    .toSorted((one, other) => String(one.body).length - String(other.body).length)
    .map((candidate) => [simplified(candidate.question), candidate]),
);

/** The first resource of a captured document. */
export const getResource = ({ body }: CannedAnswer): Record<string, unknown> => {
  const document: unknown = JSON.parse(String(body));
  const data = isRecord(document) ? document.data : undefined;
  if (!isRecord(data)) throw new Error('The capture is not about one resource');
  return data;
};

const segment = (locale: Locale) => (locale === 'en' ? '' : `/${LOCALES[locale].contentCode}`);

/** Addresses the router was not asked for when the captures were made, from the captured details. */
const routed = new Map(
  captures
    .filter(({ name, status }) => status === 200 && /^(detail|fault)-/.test(name))
    .flatMap((candidate) => {
      const { id, type, attributes } = getResource(candidate);
      if (!isRecord(attributes) || !isRecord(attributes.path)) return [];
      const { langcode, path } = attributes;
      const locale = LOCALE_CODES.find((code) => LOCALES[code].contentCode === langcode);
      const entity = { type: 'node', bundle: String(type).replace('node--', ''), uuid: id };
      const question = `${segment(locale ?? 'en')}/router/translate-path?path=${path.alias ?? '/'}`;
      return [[question, { resolved: 'x', isHomePath: path.alias === null, entity }]];
    }),
);

/** What the captured Drupal answers to a question; its English, French and Portuguese were captured. */
export const answerFromCaptures = (question: string): CannedAnswer | undefined => {
  const known = byQuestion.get(simplified(question));
  if (known) return known;
  if (/^\/(de|es|it)\/jsonapi\/node\/\w+\?page/.test(question)) return { body: { data: [] } };
  const route = routed.get(question);
  if (route) return { type: 'application/json', body: route };
  return question.includes('/router/')
    ? { status: 404, type: 'application/json', body: { message: 'Unable to resolve path.' } }
    : undefined;
};
