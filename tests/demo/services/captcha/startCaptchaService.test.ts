import { describe, expect, it, onTestFinished } from 'vitest';
import { startCaptchaService } from '../../../../demo/services/captcha/startCaptchaService.ts';
import { solveCaptcha } from './solveCaptcha.ts';

const SECRET = 'the api key';

async function start(effort: 'full' | 'token' = 'token', signingSecret?: string) {
  const service = await startCaptchaService({ sitekey: 'SITE', secret: SECRET, effort, signingSecret });
  onTestFinished(service.close);
  const puzzle = async (query = '?sitekey=SITE', headers: Record<string, string> = {}) => {
    const response = await fetch(service.puzzleUrl + query, { headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const verify = async (body: BodyInit, contentType?: string) => {
    const headers = contentType ? { 'Content-Type': contentType } : {};
    const response = await fetch(service.verifyUrl, { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  };
  const asJson = (fields: unknown) => verify(JSON.stringify(fields), 'application/json');
  const solved = async () => solveCaptcha((await puzzle()).body.data.puzzle);
  return { service, puzzle, verify, asJson, solved };
}

const refusal = (status: number, error: string) => ({ status, body: { success: false, errors: [error] } });

describe('the embedded captcha server', () => {
  it('a solved puzzle is accepted once; the second time it is a duplicate', async () => {
    const { puzzle, asJson, verify, solved } = await start();
    const { status, headers, body } = await puzzle();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({ data: { puzzle: expect.stringMatching(/^[0-9a-f]{64}\.[A-Za-z0-9+/]{43}=$/) } });
    const solution = await solved();
    expect(await asJson({ solution, secret: SECRET })).toEqual({ status: 200, body: { success: true } });
    const form = new URLSearchParams({ solution, secret: SECRET, sitekey: 'SITE' });
    expect(await verify(form)).toEqual(refusal(200, 'solution_timeout_or_duplicate'));
    const another = new URLSearchParams({ solution: await solved(), secret: SECRET });
    expect(await verify(another)).toEqual({ status: 200, body: { success: true } });
  });

  it('accepts puzzles of a process with the same signing secret, refuses those with another', async () => {
    const { puzzle, asJson } = await start('token', 'shared');
    const solution = solveCaptcha((await puzzle()).body.data.puzzle);
    const other = await start('token', 'another');
    const same = await start('token', 'shared');
    expect(await other.asJson({ solution, secret: SECRET })).toEqual(refusal(200, 'solution_invalid'));
    expect(await same.asJson({ solution, secret: SECRET })).toEqual({ status: 200, body: { success: true } });
    expect(await asJson({ solution, secret: SECRET })).toEqual({ status: 200, body: { success: true } });
  });

  it('puzzles get harder for an address that requests many, by X-Forwarded-For', async () => {
    const { puzzle } = await start('full');
    const difficulty = async (address: string) => {
      const { body } = await puzzle('?sitekey=SITE', { 'X-Forwarded-For': address });
      return Buffer.from(body.data.puzzle.split('.')[1], 'base64')[15];
    };
    for (let count = 0; count < 5; count++) expect(await difficulty('2001:db8:0:1::1')).toBe(122);
    expect(await difficulty('2001:db8::2')).toBe(130);
    expect(await difficulty('2001:db8:0:100::1')).toBe(122);
  });

  it('no or an unknown sitekey: 400 without a puzzle', async () => {
    const { puzzle } = await start();
    expect(await puzzle('')).toMatchObject({ status: 400, body: { errors: ['sitekey_missing'] } });
    expect(await puzzle('?sitekey=OTHER')).toMatchObject({
      status: 400,
      body: { errors: ['sitekey_invalid'] },
    });
  });

  it('a wrong verification: the status and error code that siteverify has for it', async () => {
    const { asJson, verify, solved } = await start();
    const solution = await solved();
    expect(await asJson({ solution })).toEqual(refusal(400, 'secret_missing'));
    expect(await asJson({ solution, secret: 'guess' })).toEqual(refusal(401, 'secret_invalid'));
    expect(await asJson({ secret: SECRET })).toEqual(refusal(400, 'solution_missing'));
    expect(await asJson({ solution: '.UNFINISHED', secret: SECRET })).toEqual(
      refusal(400, 'solution_missing'),
    );
    expect(await asJson({ solution: 'x', secret: SECRET })).toEqual(refusal(200, 'solution_invalid'));
    expect(await asJson({ solution, secret: SECRET, sitekey: 'OTHER' })).toEqual(
      refusal(200, 'solution_invalid'),
    );
    for (const wrong of [null, [], 'text', { solution: {}, secret: SECRET }, { solution, secret: 7 }]) {
      expect(await asJson(wrong)).toEqual(refusal(400, 'bad_request'));
    }
    expect(await verify('{', 'application/json')).toEqual(refusal(400, 'bad_request'));
    expect(await verify('{}', 'text/plain')).toEqual(refusal(400, 'bad_request'));
    expect(await asJson({ solution, secret: SECRET })).toEqual({ status: 200, body: { success: true } });
  });

  it('a body of a megabyte: 413', async () => {
    const { asJson, solved } = await start();
    expect(await asJson({ solution: 'x'.repeat(1_000_000), secret: SECRET })).toEqual({
      status: 413,
      body: { errors: ['bad_request'] },
    });
    expect(await asJson({ solution: await solved(), secret: SECRET })).toMatchObject({ status: 200 });
  });

  it('an unknown path: 404; a wrong method: 405', async () => {
    const { service } = await start();
    const { origin } = new URL(service.puzzleUrl);
    expect((await fetch(origin)).status).toBe(404);
    expect((await fetch(service.verifyUrl)).status).toBe(405);
    expect((await fetch(service.puzzleUrl, { method: 'POST' })).status).toBe(405);
  });
});
