import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface QuietOptions {
  /** Paths that answer 404 on purpose: the browser itself writes a line about each to the console. */
  missing: string[];
  /** What the visitor has agreed to, by group id; `null` for who has not been asked yet. The visual counts as seen. */
  consent: Record<string, 0 | 1> | null;
  /** Hosts that the test answers for itself and that may be asked, since the visitor has agreed. */
  elsewhere: string[];
  /** The lines of noise that a test makes on purpose, such as by cutting the connection. */
  expectedNoise: RegExp | undefined;
}

/** The browser's own doing: it has enough of a film, it leaves the page, or it does without scripts as it was told. */
const isCancelled = (reason: string | undefined, javaScript: boolean): boolean =>
  reason === 'net::ERR_ABORTED' || (reason === 'csp' && !javaScript);

/**
 * A menu holds an `autofocus` for when it opens. Chromium looks at it before the first frame, and notes that a visitor, or
 * a test, was faster.
 */
const IS_FASTER = /^Autofocus processing was blocked/;

/**
 * Contexts are used again by the next test of the worker, which is faster than a new one each. Playwright takes cookies,
 * storage and routes back; a page that is still navigating, or has no network, would stop it.
 */
const leave = async (context: BrowserContext): Promise<void> => {
  const pages = context.pages();
  await Promise.all([context, ...pages].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.setOffline(false);
  // An attempt ends a navigation on its way, which may be what it fails of, be it that of the attempt before.
  const goBlank = (page: Page) => page.goto('about:blank');
  await Promise.all(
    pages.map((page) =>
      goBlank(page)
        .catch(() => goBlank(page))
        .catch(() => goBlank(page)),
    ),
  );
};

interface Listened {
  host: string;
  javaScript: boolean;
  elsewhere: string[];
  /** Whether the address may answer 404. */
  isMissing: (url: string) => boolean;
}

/** Collects whatever a visitor's browser would complain about, and every request to a host that is not ours. */
const listen = (context: BrowserContext, { host, javaScript, elsewhere, isMissing }: Listened): string[] => {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (!isMissing(message.location().url) && !IS_FASTER.test(message.text()))
      noise.push(`console.${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error();
    noise.push(`page error: ${message}\n${stack}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs =
      ['data:', 'blob:'].includes(url.protocol) || url.host === host || elsewhere.includes(url.host);
    if (!isOurs) noise.push(`request to another host: ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isCancelled(reason, javaScript)) noise.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isMissing(response.url())) {
      noise.push(`${response.status()}: ${response.url()}`);
    }
  });
  return noise;
};

/** The cookies of a visitor who has answered the consent banner. */
const consentCookies = (url: string, groups: Record<string, 0 | 1>) =>
  Object.entries({
    OptanonConsent: `groups=${encodeURIComponent(
      Object.entries({ C0001: 1, ...groups })
        .map((pair) => pair.join(':'))
        .join(','),
    )}`,
    OptanonAlertBoxClosed: '2026-11-21T00:00:00.000Z',
  }).map(([name, value]) => ({ name, value, url }));

/**
 * Playwright's `test` for a site that never complains: a console message of any kind, a page error, a request that
 * fails and a request to another host each fail the test they happen in.
 */
export const test = base.extend<QuietOptions & { quiet: undefined }>({
  missing: [[], { option: true }],
  consent: [{ C0003: 0, C0005: 0 }, { option: true }],
  elsewhere: [[], { option: true }],
  expectedNoise: [undefined, { option: true }],
  quiet: [
    async ({ context, baseURL, javaScriptEnabled, missing, consent, elsewhere, expectedNoise }, use) => {
      await context.addCookies(consent ? consentCookies(baseURL ?? '', consent) : []);
      const addresses = new Set(missing.flatMap((path) => [path, `${path}/index.pageContext.json`]));
      const isMissing = (url: string) => URL.canParse(url) && addresses.has(new URL(url).pathname);
      const noise = listen(context, {
        host: new URL(baseURL ?? '').host,
        javaScript: javaScriptEnabled ?? true,
        elsewhere,
        isMissing,
      });
      await use(undefined);
      const complaints = noise.filter((line) => !expectedNoise?.test(line));
      await leave(context);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that need an empty HTTP cache, as those of a failing network do: with any option but a few of looks,
 * Playwright opens a new context.
 */
export const FRESH_CONTEXT = { acceptDownloads: false } as const;

export { expect };
