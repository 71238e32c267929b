import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The captured answers of the real content service, kept beside the repository. */
const DIRECTORY = resolve(import.meta.dirname, '../../../../../shared/content-contract/captures');

export const capturesExist = existsSync(DIRECTORY);

export interface Capture {
  name: string;
  /** Path and query as they were asked. */
  target: string;
  /** The `api-key` that was sent, if any. */
  key: string | undefined;
  status: number;
  contentType: string;
  body: string;
}

function parseCapture(name: string): Capture {
  const text = readFileSync(join(DIRECTORY, name), 'utf8').replaceAll('\r\n', '\n');
  const [request = '', ...answer] = text.split(/^(?=HTTP\/1\.1 )/m);
  const [headers = '', ...body] = answer.join('').split('\n\n');
  return {
    name: name.replace(/\.http$/, ''),
    target: /^GET (\S+)/.exec(request)?.[1] ?? '',
    key: /^api-key: (.*)$/m.exec(request)?.[1],
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]),
    contentType: /^Content-Type: (.*)$/im.exec(headers)?.[1] ?? '',
    body: body.join('\n\n'),
  };
}

/** Every capture, none when the captures are not there. */
export const captures: readonly Capture[] = capturesExist
  ? readdirSync(DIRECTORY)
      .filter((name) => name.endsWith('.http'))
      .map(parseCapture)
  : [];
