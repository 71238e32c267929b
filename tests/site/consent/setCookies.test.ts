import { describe, expect, it } from 'vitest';
import { expireAudience } from '../../../site/consent/setCookies.ts';

describe('expireAudience', () => {
  it('takes away the cookies of Google Analytics and no others', () => {
    const cookies =
      '_ga=GA1.1.1.2; locale=de; _ga_ABC123=GS1.1; _gid=1; _gadget=1; OptanonConsent=a=_ga; x_ga=1';
    const names = expireAudience(cookies, 'localhost').map((cookie) => cookie.split('=')[0]);
    expect([...new Set(names)]).toEqual(['_ga', '_ga_ABC123', '_gid']);
  });

  it('takes each away from the host and from every domain it may have been set on', () => {
    expect(expireAudience('_ga=1', 'www.estran.example')).toEqual([
      '_ga=; Path=/; Max-Age=0',
      '_ga=; Path=/; Max-Age=0; Domain=www.estran.example',
      '_ga=; Path=/; Max-Age=0; Domain=estran.example',
      '_ga=; Path=/; Max-Age=0; Domain=example',
    ]);
  });

  it('asks for nothing where there are none', () => {
    expect(expireAudience('', 'localhost')).toEqual([]);
  });
});
