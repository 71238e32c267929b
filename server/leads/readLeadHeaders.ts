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

/** The idempotency key of a call; undefined where there is none, or none of ours. */
export const readKey = (request: Pick<Request, 'get'>): string | undefined =>
  KEY.exec(request.get('idempotency-key') ?? '')?.[2];

/** What the headers of a lead say. @throws LeadRefused with status 400 for what no form of ours sends. */
export function readLeadHeaders(request: Pick<Request, 'get'>): Omit<LeadRequestInfo, 'admit'> {
  const sentKey = request.get('idempotency-key');
  const key = readKey(request);
  if (sentKey !== undefined && key === undefined) throw refuse('Idempotency-Key');
  const path = request.get('form-path');
  if (path !== undefined && !PATH.test(path)) throw refuse('Form-Path');
  const solution = request.get('frc-captcha-solution');
  const form = path === undefined ? undefined : { path };
  return { key, form, solution, requestId: currentRequest()?.id };
}
