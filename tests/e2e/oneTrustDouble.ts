import type { BrowserContext } from '@playwright/test';

interface Template {
  /** What the consent model grants before any answer: nothing (opt-in), or every group (opt-out). */
  model: 'opt-in' | 'opt-out';
}

/**
 * OneTrust's script in the browser as its documentation describes it (developer.onetrust.com: Web CMP JavaScript
 * Methods, Web CMP Events Guide): the cookies, the active groups, the public calls and the events. The banner is two
 * buttons and the preference center an empty box.
 */
function runOneTrust({ model }: Template): void {
  const IDS = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'];
  const findCookie = (name: string) =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const writeCookie = (name: string, value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as OneTrust's script does
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
  };
  const recorded = new URLSearchParams(findCookie('OptanonConsent')).get('groups');
  const groups = new Map<string, string>(
    recorded
      ? recorded.split(',').map((group) => group.split(':') as [string, string])
      : IDS.map((id) => [id, id === 'C0001' || model === 'opt-out' ? '1' : '0']),
  );
  const listeners: ((event: CustomEvent<string[]>) => void)[] = [];
  const isClosed = () => findCookie('OptanonAlertBoxClosed') !== undefined;

  const publish = (isChange: boolean) => {
    const list = [...groups].map((pair) => pair.join(':')).join();
    writeCookie(
      'OptanonConsent',
      String(new URLSearchParams({ isGpcEnabled: '0', consentId: 'double', groups: list })),
    );
    const detail = [...groups].flatMap(([id, flag]) => (flag === '1' ? [id] : []));
    window.OnetrustActiveGroups = window.OptanonActiveGroups = `,${detail},`;
    const event = new CustomEvent('OneTrustGroupsUpdated', { detail });
    window.dispatchEvent(event);
    if (isChange) for (const listener of listeners) listener(event);
    window.OptanonWrapper?.();
  };
  const element = (id: string, role: string, label: string) => {
    const box = document.createElement('div');
    box.id = id;
    box.setAttribute('role', role);
    box.setAttribute('aria-label', label);
    return box;
  };
  const banner = element('onetrust-banner-sdk', 'region', 'Cookie banner');
  const center = element('onetrust-pc-sdk', 'dialog', 'Privacy Preference Center');
  center.textContent = 'Privacy Preference Center';
  const showBanner = () => {
    if (!isClosed()) document.body.append(banner);
  };
  const answer = (flag: '0' | '1') => {
    for (const id of IDS) groups.set(id, id === 'C0001' ? '1' : flag);
    writeCookie('OptanonAlertBoxClosed', new Date().toISOString());
    banner.remove();
    center.remove();
    publish(true);
  };
  for (const [label, flag] of [
    ['Accept All', '1'],
    ['Reject All', '0'],
  ] as const) {
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => answer(flag));
    banner.append(button);
  }

  window.OneTrust = {
    AllowAll: () => answer('1'),
    RejectAll: () => answer('0'),
    ToggleInfoDisplay: () => (center.isConnected ? center.remove() : document.body.append(center)),
    Close: () => banner.remove(),
    LoadBanner: showBanner,
    UpdateConsent: (type, values) => {
      if (type !== 'Category') return;
      for (const value of values.split(',')) {
        const [id = '', flag = ''] = value.split(':');
        if (id !== 'C0001' && groups.has(id)) groups.set(id, flag);
      }
      publish(true);
    },
    OnConsentChanged: (listener) => listeners.push(listener),
    IsAlertBoxClosed: isClosed,
    GetDomainData: () => ({}),
  };
  showBanner();
  publish(false);
}

/** Serves the double in place of OneTrust's script, in every page of a browser context. */
export const serveOneTrust = (context: BrowserContext, template: Template = { model: 'opt-in' }) =>
  context.route('https://cdn.cookielaw.org/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${runOneTrust})(${JSON.stringify(template)});`,
    }),
  );
