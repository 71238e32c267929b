import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createErrorReporter } from '../../../../server/observability/error-reports/createErrorReporter.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service that keeps what it was sent. */
async function startService() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(`${request.url}\n${await text(request)}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { bodies, dsn: `http://public@127.0.0.1:${port}/42` };
}

describe('createErrorReporter', () => {
  it('sends message, tags and stack to the project of the DSN', async () => {
    const { bodies, dsn } = await startService();
    const reporter = createErrorReporter({ dsn, environment: 'preprod' });
    const error = new TypeError('maria@example.com could not be read');
    reporter.report({ message: 'A lead is dead', tags: { target: 'crm' }, error });
    await reporter.close();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatch(/^\/api\/42\/envelope\//);
    expect(bodies[0]).toContain('"message":"A lead is dead"');
    expect(bodies[0]).toContain('"target":"crm"');
    expect(bodies[0]).toContain('"environment":"preprod"');
    expect(bodies[0]).toContain('TypeError');
    expect(bodies[0]).toContain('createErrorReporter.test');
  });

  it('does not send error messages, which may contain personal data', async () => {
    const { bodies, dsn } = await startService();
    const reporter = createErrorReporter({ dsn, environment: 'prod' });
    reporter.report({ message: 'A lead is dead', error: new Error('maria@example.com') });
    await reporter.close();
    expect(bodies.join()).toContain('A lead is dead');
    expect(bodies.join()).not.toContain('maria');
  });

  it('service down: no error', async () => {
    const reporter = createErrorReporter({ dsn: 'http://public@127.0.0.1:1/42', environment: 'prod' });
    reporter.report({ message: 'A lead is dead' });
    await expect(reporter.close()).resolves.toBeUndefined();
  });
});
