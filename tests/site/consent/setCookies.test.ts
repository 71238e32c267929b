import { describe, expect, it } from 'vitest';
import { expireAudience } from '../../../site/consent/setCookies.ts';

describe('expireAudience', () => {
  it('expires the Google Analytics cookies and no others', () => {
    const cookies =
      '_ga=GA1.1.1.2; locale=de; _ga_ABC123=GS1.1; _gid=1; _gadget=1; OptanonConsent=a=_ga; x_ga=1';
    const names = expireAudience(cookies, 'localhost').map((cookie) => cookie.split('=')[0]);
    expect([...new Set(names)]).toEqual(['_ga', '_ga_ABC123', '_gid']);
  });

  it('expires each for the host and every parent domain', () => {
    expect(expireAudience('_ga=1', 'www.estran.example')).toEqual([
      '_ga=; Path=/; Max-Age=0',
      '_ga=; Path=/; Max-Age=0; Domain=www.estran.example',
      '_ga=; Path=/; Max-Age=0; Domain=estran.example',
      '_ga=; Path=/; Max-Age=0; Domain=example',
    ]);
  });

  it('no such cookies: []', () => {
    expect(expireAudience('', 'localhost')).toEqual([]);
  });
});
