import type { RequestHandler } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';
import type { VisitorKeys } from '../createVisitorKeys.ts';

/** Sets the key of the visitor; see createVisitorKeys. The address itself is not stored. */
export function visitorKey(getVisitorKey: VisitorKeys): RequestHandler {
  return (request, _response, next) => {
    const context = currentRequest();
    if (context) context.visitor = getVisitorKey(request.ip ?? '', request.get('user-agent') ?? '');
    next();
  };
}
