import type { Request } from 'express';
import { currentRequest } from '../requestContext.ts';
import { LeadRefused } from './LeadRefused.ts';
import type { LeadRequestInfo } from './LeadRequestInfo.ts';

/** As a structured header has it, in quotes (draft-ietf-httpapi-idempotency-key-header), or bare. */
const KEY = /^("?)([\w-]{8,64})\1$/;
/** A path as browsers send it. */
const PATH = /^\/[!-~]{0,500}$/;

const refuse = (name: string) =>
  new LeadRefused('invalid', 'A header cannot be read', [{ field: name, problem: 'format' }], 400);

/** What the headers of a lead say. @throws LeadRefused with status 400 for what no form of ours sends. */
export function readLeadHeaders(request: Pick<Request, 'get'>): Omit<LeadRequestInfo, 'admit'> {
  const sentKey = request.get('idempotency-key');
  const key = sentKey === undefined ? undefined : KEY.exec(sentKey)?.[2];
  if (sentKey !== undefined && key === undefined) throw refuse('Idempotency-Key');
  const formPath = request.get('form-path');
  if (formPath !== undefined && !PATH.test(formPath)) throw refuse('Form-Path');
  const solution = request.get('frc-captcha-solution');
  return { key, formPath, solution, requestId: currentRequest()?.id };
}
