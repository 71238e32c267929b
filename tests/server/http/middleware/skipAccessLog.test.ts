import express, { type RequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import { requestId } from '../../../../server/http/middleware/requestId.ts';
import { requestLog } from '../../../../server/http/middleware/requestLog.ts';
import { skipAccessLog } from '../../../../server/http/middleware/skipAccessLog.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

const files: RequestHandler = ({ path }, response, next) => {
  if (path === '/broken') next(new Error('broken'));
  else if (path === '/file') response.send('file');
  else next();
};

async function getLogLevel(path: string) {
  const memory = memoryLog();
  const app = express();
  app.use(requestId({ log: memory.log }), requestLog, skipAccessLog(files));
  app.use((_request, response) => void response.send('page'));
  const refuse: express.ErrorRequestHandler = (_error, _request, response, _next) => {
    response.sendStatus(404);
  };
  app.use(refuse);
  const { origin } = await listen(app);
  await ask(origin, path);
  return (await memory.line('request')).level;
}

describe('skipAccessLog', () => {
  it('a request its handler answers: debug level', async () => {
    expect(await getLogLevel('/file')).toBe('debug');
  });

  it('a request its handler passes on: unchanged level, errors included', async () => {
    expect(await getLogLevel('/page')).toBe('info');
    expect(await getLogLevel('/broken')).toBe('info');
  });
});
