import { randomUUID } from 'node:crypto';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Reader } from '../query/refusal.ts';
import { type ContentResponse, jsonAnswer } from './ContentResponse.ts';

export const WEBFORM_PATH = '/webform_rest/submit';
const WEBFORMS = new Set(['contact', 'brochure', 'event_subscription', 'sea_trial']);

export interface Submission {
  reader: Reader;
  contentType: string | undefined;
  body: string;
}

/** Accepts a form submission, as webform_rest does; nothing is stored. */
export function submitWebform({ reader, contentType, body }: Submission): ContentResponse {
  if (reader !== 'site') {
    const message = "The 'restful post webform_rest_submit' permission is required.";
    return jsonAnswer(403, { message });
  }
  if (!/^application\/json\b/i.test(contentType ?? '')) {
    return jsonAnswer(415, { message: 'No route found that matches "Content-Type"' });
  }
  const values = parse(body);
  if (!isRecord(values)) return jsonAnswer(400, { message: 'Syntax error' });
  if (typeof values.webform_id !== 'string' || !WEBFORMS.has(values.webform_id)) {
    return jsonAnswer(400, { error: { message: 'Invalid webform_id value.' } });
  }
  if (typeof values.email !== 'string' || !values.email.includes('@')) {
    const error = { email: 'The email address is not valid.' };
    return jsonAnswer(400, { message: 'Submitted Data contains validation errors.', error });
  }
  return jsonAnswer(200, { sid: randomUUID() });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
