import { describe, expect, it } from 'vitest';
import { consentTags } from '../../site/frame/consentTags.ts';

const none = { gtmId: undefined, oneTrustId: undefined };

describe('consentTags', () => {
  it('nothing configured: the embedded manager', () => {
    expect(consentTags(none, null)).toContain('<meta name="consent" content="embedded">');
  });

  it('contains the configured ids', () => {
    expect(consentTags({ gtmId: 'GTM-ABC123', oneTrustId: '0190-test' }, null)).toContain(
      '<meta name="consent" content="onetrust" data-onetrust-id="0190-test" data-gtm-id="GTM-ABC123">',
    );
  });

  it('built script, or its source in development', () => {
    const manifest = { 'site/consent/main.ts': { file: 'assets/entries/choices.1.js' } };
    expect(consentTags(none, manifest)).toContain(
      '<script type="module" fetchpriority="low" src="/assets/entries/choices.1.js"></script>',
    );
    expect(consentTags(none, undefined)).toContain('src="/site/consent/main.ts"');
  });
});
