import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'fixtures/captures');

export interface CapturedAnswer {
  name: string;
  /** Path and query as they were asked. */
  target: string;
  /** The `api-key` that was sent, if any. */
  key: string | undefined;
  status: number;
  contentType: string;
  /** Empty unless it is JSON. */
  body: string;
}

function parseCapture(file: string): CapturedAnswer {
  const [request = '', head = '', body = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n\n');
  return {
    name: basename(file, '.http'),
    target: /^GET (\S+)/.exec(request)?.[1] ?? '',
    key: /^api-key: (.*)$/m.exec(request)?.[1],
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    contentType: /^Content-Type: (.*)$/m.exec(head)?.[1] ?? '',
    body: body.trim(),
  };
}

/** Answers of a real Drupal, in tests/fixtures/captures. */
export const capturedAnswers: readonly CapturedAnswer[] = globSync('*.http', { cwd: FOLDER })
  .sort()
  .map(parseCapture);
