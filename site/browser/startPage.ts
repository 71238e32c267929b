import { defineCarouselButtons } from '../components/Carousel/defineCarouselButtons.ts';
import { toChoices } from '../consent/choices.ts';
import type { Consent } from '../consent/groups.ts';
import { watchConsent } from '../consent/watchConsent.ts';
import type { BrowserPage } from '../frame/browserPage.ts';
import { parsePageData } from '../frame/pageData.ts';
import { pushAnalytics } from '../frame/pushAnalytics.ts';
import { focusTarget } from './focusTarget.ts';
import { createVisitMeasurement } from './vitals/createVisitMeasurement.ts';
import type { BlockError } from './vitals/measureVisit.ts';

/** What runs on a page before it is hydrated, and goes on. */
export interface StartedPage {
  page: BrowserPage;
  /** Blocks that have thrown, for the measurement of the visit. */
  blockErrors: BlockError[];
  /** Tells the present consent, then each change of it. */
  onConsent: (listener: (consent: Consent) => void) => void;
}

/** Starts what a page does without React, for the lifetime of the document. */
export function startPage(): StartedPage {
  const page = parsePageData();
  pushAnalytics(page);
  focusTarget();
  defineCarouselButtons();
  openGalleries();
  markFollowedLinks();
  const blockErrors: BlockError[] = [];
  const measure = createVisitMeasurement(page, blockErrors);
  let listen: ((consent: Consent) => void) | undefined;
  let present: Consent | undefined;
  watchConsent((consent) => {
    present = consent;
    if (toChoices(consent.groups).audience) measure();
    listen?.(consent);
  });
  return {
    page,
    blockErrors,
    onConsent: (listener) => {
      listen = listener;
      if (present) listener(present);
    },
  };
}

/**
 * Lets each GalleryLink open its picture in its dialog. The code for that loads with the first click; a click that asks
 * for another tab or window, and one whose code cannot be loaded, follows the link to the picture's file.
 */
function openGalleries(): void {
  document.addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-gallery]') : null;
    if (!link || button || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import('../components/Gallery/openGallery.ts').then(
      ({ openGallery }) => openGallery(link),
      () => window.location.assign(link.href),
    );
  });
}

/** A line along the bottom that advances as the one at the top does (PageLoader.module.css). */
const LINE = {
  backgroundImage: 'linear-gradient(currentcolor, currentcolor)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  cursor: 'progress',
};

/** Marks the link or button that was pressed, at once, until the page that it leads to is there. */
function markFollowedLinks(): void {
  let unmark = () => {};
  const mark = (pressed: Element) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = [isStill ? 50 : 20, isStill ? 50 : 98].map((percent) => ({
      ...LINE,
      backgroundSize: `${percent}% 3px`,
    }));
    const line = pressed.animate(frames, {
      duration: 5000,
      easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)',
      fill: 'forwards',
    });
    pressed.ariaBusy = 'true';
    unmark = () => {
      line.cancel();
      pressed.ariaBusy = null;
    };
  };
  const { navigation } = window;
  navigation?.addEventListener('navigate', (event) => {
    unmark();
    const { destination, downloadRequest, hashChange, navigationType, sourceElement } = event;
    const leads = navigationType === 'push' || navigationType === 'replace';
    // A file, or another program such as for `tel:`, leaves the page as it is.
    const { pathname, protocol } = new URL(destination.url);
    if (!leads || hashChange || destination.sameDocument || downloadRequest !== null) return;
    if (/\.\w+$/.test(pathname) || !protocol.startsWith('http')) return;
    const pressed = (sourceElement ?? document.activeElement)?.closest('a[href], button');
    if (pressed) mark(pressed);
  });
  for (const type of ['navigatesuccess', 'navigateerror']) navigation?.addEventListener(type, () => unmark());
  // Back from another document.
  window.addEventListener('pageshow', () => unmark());
}
