import { describe, expect, it } from 'vitest';
import { consentDefaults, consentSignals, consentUpdate } from '../../../site/consent/consentMode.ts';

const isArguments = (value: unknown) => Object.prototype.toString.call(value) === '[object Arguments]';
const words = (command: object | undefined) => Array.from(command as ArrayLike<unknown>);

describe('consent mode', () => {
  it('default: everything denied but security', () => {
    const [defaults, redaction] = consentDefaults();
    expect(words(defaults)).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
      },
    ]);
    expect(words(redaction)).toEqual(['set', 'ads_data_redaction', true]);
  });

  it('pushes arguments objects: gtag ignores arrays', () => {
    expect([...consentDefaults(), consentUpdate({})].map(isArguments)).toEqual([true, true, true]);
  });

  it.each([
    ['C0002', ['analytics_storage']],
    ['C0003', ['functionality_storage', 'personalization_storage']],
    ['C0004', ['ad_storage', 'ad_user_data', 'ad_personalization']],
    ['C0005', []],
  ])('%s grants exactly %j', (group, granted) => {
    const signals = consentSignals({ [group]: true });
    expect(Object.keys(signals).filter((signal) => signals[signal] === 'granted')).toEqual(granted);
    expect(words(consentUpdate({ [group]: true }))).toEqual(['consent', 'update', signals]);
  });
});
