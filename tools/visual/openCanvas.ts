import type { Browser, Page } from '@playwright/test';

/** When the site's own clock stands still (freezeClock.ts). */
const MOMENT = new Date('2026-12-01T09:00:00Z');
/** Hides what moves without input, and renders what is far below the screen. */
const STILL = `[data-loader] { display: none !important; }
  * { content-visibility: visible !important; }
  html { scroll-behavior: auto !important; }`;
/** Stored pictures are of layout, type and colour. Without a size of its own, a picture has the shape its markup says. */
const GREY = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#999"/></svg>';
const WITHOUT_PICTURES = 'img { background: #999; } video { visibility: hidden; }';
/** The answer to the cookie question, so that its strip covers nothing. */
const ANSWERED = {
  OptanonAlertBoxClosed: MOMENT.toISOString(),
  OptanonConsent: 'groups=C0001:1,C0002:0,C0004:0',
};
/** References of requests on error pages. */
const RANDOM = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const CONSTANT = '00000000-0000-4000-8000-000000000000';

interface CanvasOptions {
  /** Of the site and its admin port. */
  origins: readonly string[];
  /** For the stored set: without scripts and pictures. */
  isStored: boolean;
}

/** A page to draw on: without motion, at a moment that does not pass, with nothing in it that chance decides. */
export async function openCanvas(browser: Browser, { origins, isStored }: CanvasOptions): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // For the styles above.
    bypassCSP: true,
    javaScriptEnabled: !isStored,
  });
  const cookies = Object.entries(ANSWERED);
  await context.addCookies(origins.flatMap((url) => cookies.map(([name, value]) => ({ url, name, value }))));
  const page = await context.newPage();
  if (isStored) {
    await page.route(/\/(?:images|files|tiles)\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: GREY }),
    );
  } else await page.clock.setFixedTime(MOMENT);
  const style = `<style>${STILL}${isStored ? WITHOUT_PICTURES : ''}</style>`;
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // The site may close an idle connection just when it is used again.
      const response = await route.fetch({ maxRetries: 3 });
      const text = await response.text();
      const body = text.replaceAll(RANDOM, CONSTANT).replace('</head>', `${style}</head>`);
      return route.fulfill({ response, body });
    },
  );
  return page;
}
