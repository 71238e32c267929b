import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../../server/config/parseConfig.ts';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { startCaptcha } from '../../../../server/services/captcha/startCaptcha.ts';
import { solveCaptcha } from '../../../demo/services/captcha/solveCaptcha.ts';
import { listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

it('starts the embedded captcha server unless a provider is configured', async () => {
  const { log, lines } = memoryLog();
  const captcha = await startCaptcha(parseConfig({ CAPTCHA_EFFORT: 'token' }), log);
  onTestFinished(captcha.close);
  expect(captcha).toMatchObject({ sitekey: 'EMBEDDED', puzzleUrl: '/api/puzzle' });
  const response = await fetch(`${captcha.embeddedUrl}?sitekey=${captcha.sitekey}`);
  const solution = solveCaptcha((await response.json()).data.puzzle);
  expect(await captcha.check(solution)).toBe('solved');
  expect(await captcha.check(solution)).toBe('expired');
  expect(await captcha.check(solution.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).toBe(
    'unsolved',
  );
  expect(lines().filter(({ level }) => level !== 'debug')).toEqual([]);
});

it('embedded captcha server fails: rejects, is never “unverified”', async () => {
  const { log } = memoryLog();
  const captcha = await startCaptcha(parseConfig({}), log);
  await captcha.close();
  await expect(captcha.check('a.b.c.d')).rejects.toThrow(UpstreamError);
});

it('a configured provider is used by browsers and by the server', async () => {
  const { origin } = await listen((_request, response) => {
    response
      .writeHead(401, { 'Content-Type': 'application/json' })
      .end('{"success":false,"errors":["secret_invalid"]}');
  });
  const { log, line, lines } = memoryLog();
  const environment = {
    CAPTCHA_SITEKEY: 'FCMT',
    CAPTCHA_SECRET: 'hush-hush',
    CAPTCHA_VERIFY_URL: `${origin}/siteverify`,
  };
  const captcha = await startCaptcha(parseConfig(environment), log);
  onTestFinished(captcha.close);
  expect(captcha).toMatchObject({
    sitekey: 'FCMT',
    puzzleUrl: 'https://eu-api.friendlycaptcha.eu/api/v1/puzzle',
    embeddedUrl: undefined,
  });
  expect(await captcha.check('a.b.c.d')).toBe('unverified');
  expect(await line('captcha-misconfigured')).toMatchObject({ level: 'error' });
  expect(JSON.stringify(lines())).not.toContain('hush-hush');
});
