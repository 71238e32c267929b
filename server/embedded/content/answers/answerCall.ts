import { type Answer, htmlNotFound, jsonAnswer } from './Answer.ts';
import { type Call, jsonApi } from './jsonApi.ts';
import { translatePath } from './translatePath.ts';

/** Finds the part of the content service that an address belongs to; all of them stand under every language. */
export function answerCall(call: Call): Answer {
  if (call.path === '/router/translate-path') return translatePath(call);
  if (call.path === '/coral-guardian-api/fetch')
    return jsonAnswer(200, { coral_count: call.site.coralCount });
  if (call.path.startsWith('/jsonapi/')) return jsonApi(call);
  return htmlNotFound();
}
