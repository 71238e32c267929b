import { describe, expect, it } from 'vitest';
import { createOneTrustFacade } from '../../../site/consent/createOneTrustFacade.ts';
import { createTagManager } from '../../../site/consent/createTagManager.ts';
import { callOneTrust } from '../../../site/consent/startOneTrust.ts';

describe('the tag manager', () => {
  const manager = (id?: string) => {
    const inserted: string[] = [];
    const layer: object[] = [];
    return { inserted, layer, load: createTagManager(id, (src) => inserted.push(src), layer) };
  };

  it('is not loaded without consent to analytics', () => {
    const { inserted, layer, load } = manager('GTM-ABC123');
    load({});
    load({ C0002: true, C0003: false, C0005: true });
    expect(inserted).toEqual([]);
    expect(layer).toEqual([]);
  });

  it('is loaded once, however often consent changes', () => {
    const { inserted, layer, load } = manager('GTM-ABC123');
    for (const isAgreed of [true, false, true]) load({ C0003: isAgreed });
    expect(inserted).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(layer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  });

  it('is not loaded without an id', () => {
    const { inserted, load } = manager();
    load({ C0003: true });
    expect(inserted).toEqual([]);
  });
});

describe('callOneTrust', () => {
  const called = (action: Parameters<typeof callOneTrust>[0]) => {
    const calls: string[] = [];
    callOneTrust(action, {
      AllowAll: () => calls.push('AllowAll'),
      RejectAll: () => calls.push('RejectAll'),
      ToggleInfoDisplay: () => calls.push('ToggleInfoDisplay'),
    });
    return calls;
  };

  it('calls OneTrust’s functions', () => {
    expect(called('accept')).toEqual(['AllowAll']);
    expect(called('refuse')).toEqual(['RejectAll']);
    expect(called('settings')).toEqual(['ToggleInfoDisplay']);
  });

  it('OneTrust blocked: does nothing', () => {
    callOneTrust('accept', undefined);
    callOneTrust('accept', {});
  });
});

describe('the embedded consent manager with OneTrust’s API', () => {
  const face = (isAnswered: boolean) => {
    const calls: string[] = [];
    const call = (name: string) => () => void calls.push(name);
    const events = new EventTarget();
    const manager = {
      read: () => ({ isAnswered, groups: {} }),
      accept: call('accept'),
      refuse: call('refuse'),
      change: (groups: object) => calls.push(`change ${JSON.stringify(groups)}`),
      toggleSettings: call('toggleSettings'),
      close: call('close'),
      showBanner: call('showBanner'),
    };
    return { calls, events, oneTrust: createOneTrustFacade(manager, events) };
  };

  it('has the same functions', () => {
    const { calls, oneTrust } = face(false);
    oneTrust.AllowAll();
    oneTrust.RejectAll();
    oneTrust.ToggleInfoDisplay();
    oneTrust.Close();
    oneTrust.LoadBanner();
    oneTrust.UpdateConsent('Category', 'C0002:0,C0005:1');
    expect(calls).toEqual([
      'accept',
      'refuse',
      'toggleSettings',
      'close',
      'showBanner',
      'change {"C0002":false,"C0005":true}',
    ]);
    expect(oneTrust.IsAlertBoxClosed()).toBe(false);
    expect(oneTrust.GetDomainData()).toMatchObject({
      Groups: [{ OptanonGroupId: 'C0001', Status: 'always active' }, {}, {}, {}, {}],
    });
  });

  it('LoadBanner shows no banner after an answer', () => {
    const { calls, oneTrust } = face(true);
    oneTrust.LoadBanner();
    expect(calls).toEqual([]);
    expect(oneTrust.IsAlertBoxClosed()).toBe(true);
  });

  it('OnConsentChanged calls its listeners', () => {
    const { events, oneTrust } = face(true);
    const heard: string[][] = [];
    oneTrust.OnConsentChanged(({ detail }) => heard.push(detail));
    events.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: ['C0001'] }));
    expect(heard).toEqual([['C0001']]);
  });
});
