import { describe, expect, it } from 'vitest';
import { consentTags } from '../../site/frame/consentTags.ts';

const none = { gtmId: undefined, oneTrustId: undefined };

describe('consentTags', () => {
  it('names the embedded manager where nothing is configured', () => {
    expect(consentTags(none, null)).toContain('<meta name="consent" content="embedded">');
  });

  it('names what is configured by its ids', () => {
    expect(consentTags({ gtmId: 'GTM-ABC123', oneTrustId: '0190-test' }, null)).toContain(
      '<meta name="consent" content="onetrust" data-onetrust-id="0190-test" data-gtm-id="GTM-ABC123">',
    );
  });

  it('loads the script as built, or its source while developing', () => {
    const manifest = { 'site/consent/main.ts': { file: 'assets/entries/choices.1.js' } };
    expect(consentTags(none, manifest)).toContain(
      '<script type="module" fetchpriority="low" src="/assets/entries/choices.1.js"></script>',
    );
    expect(consentTags(none, undefined)).toContain('src="/site/consent/main.ts"');
  });
});
