import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

/**
 * Node with its defaults, sending bytes it holds, or 304 to who has them. Arguments: file of the compressed
 * body, its headers and those of a 304, as JSON.
 */
const [bodyFile = '', headersJson = '{}', unchangedJson = '{}'] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: Record<string, string> = JSON.parse(headersJson);
const unchanged: Record<string, string> = JSON.parse(unchangedJson);
const { etag = '' } = headers;

createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

process.once('SIGTERM', () => process.exit(0));
