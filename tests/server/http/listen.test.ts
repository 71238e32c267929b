import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../server/http/listen.ts';

function server() {
  const made = createServer();
  onTestFinished(() => void made.close());
  return made;
}

describe('listen', () => {
  it('tells which port it was given', async () => {
    expect(await listen(server(), { port: 0, host: '127.0.0.1' })).toBeGreaterThan(0);
  });

  it('says in one sentence that a port is in use', async () => {
    const port = await listen(server(), { port: 0, host: '127.0.0.1' });
    await expect(listen(server(), { port, host: '127.0.0.1' })).rejects.toMatchObject({
      name: 'ConfigError',
      message: `Port ${port} is in use: set PORT to another one.`,
    });
  });

  it('says in one sentence that a host is not ours', async () => {
    // An address kept for documentation, which no machine has (RFC 5737).
    await expect(listen(server(), { port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
      name: 'ConfigError',
      message: '192.0.2.1 is not an address of this machine: set HOST to another one.',
    });
  });
});
