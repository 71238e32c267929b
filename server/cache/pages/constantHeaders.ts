import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';

/** Headers that a middleware sets on every response; names and values in turn. */
export function constantHeaders(middleware: RequestHandler): string[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  // Helmet only sets headers of the response, and reads nothing of the request.
  middleware(response.req as Request, response as Response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, `${value}`]);
}
