import type { RequestHandler } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';
import type { VisitorKeys } from '../createVisitorKeys.ts';

/** Notes who asks, without saying who it is; see createVisitorKeys. The address itself is kept nowhere. */
export function visitorKey(getVisitorKey: VisitorKeys): RequestHandler {
  return (request, _response, next) => {
    const context = currentRequest();
    if (context) context.visitor = getVisitorKey(request.ip ?? '', request.get('user-agent') ?? '');
    next();
  };
}
