import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../server/http/listen.ts';

function server() {
  const made = createServer();
  onTestFinished(() => void made.close());
  return made;
}

describe('listen', () => {
  it('port 0: returns the port that was chosen', async () => {
    expect(await listen(server(), { port: 0, host: '127.0.0.1' })).toBeGreaterThan(0);
  });

  it('port in use: ConfigError that names PORT', async () => {
    const port = await listen(server(), { port: 0, host: '127.0.0.1' });
    await expect(listen(server(), { port, host: '127.0.0.1' })).rejects.toMatchObject({
      name: 'ConfigError',
      message: `Port ${port} is in use: set PORT to another one.`,
    });
  });

  it('foreign host: ConfigError that names HOST', async () => {
    // Reserved for documentation (RFC 5737): no machine has it.
    await expect(listen(server(), { port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
      name: 'ConfigError',
      message: '192.0.2.1 is not an address of this machine: set HOST to another one.',
    });
  });
});
