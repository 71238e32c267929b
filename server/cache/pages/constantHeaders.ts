import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';

/** Headers that a middleware sets on every answer, whatever the request; names and values in turn. */
export function constantHeaders(middleware: RequestHandler): string[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  // Helmet touches nothing of a response but its headers, and nothing of a request.
  middleware(response.req as Request, response as Response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, `${value}`]);
}
