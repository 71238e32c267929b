type Shown = HTMLElement | SVGElement;

/** Its name in site/design/transitions.css. */
const NAME = 'shared';
/** What lies over the page and stays there; without names it would be below the picture while that grows. */
const ABOVE = { header: 'header', 'main ~ nav': 'actions', '#choice-bar:popover-open': 'question' };
/** A picture, or a boat as a drawing; not an icon. */
const PICTURES = 'picture, svg:has([data-sail])';

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > top && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

/** The picture of the first card in view among those with one of these links to a page. */
function findCard(links: Iterable<Element>, path: string): Shown | undefined {
  const { pathname } = new URL(path, window.location.origin);
  for (const link of links) {
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== pathname) continue;
    const picture = link.closest('li, article')?.querySelector<Shown>(PICTURES);
    if (picture && isInView(picture)) return picture;
  }
  return undefined;
}

const allLinks = () => document.querySelectorAll('main a[href]');

/** The link that was followed; all of them where the browser does not focus links that are clicked. */
function followedLinks(): Iterable<Element> {
  const { activeElement, body } = document;
  const link = activeElement?.closest('main a[href]');
  if (link) return [link];
  return activeElement === body ? allLinks() : [];
}

/** The picture that opens the page: with the words over it, where it has some. */
function findOpening(): Shown | undefined {
  const first = document.querySelector('main [data-block]');
  const opening =
    first?.querySelector<Shown>('section[data-background="picture"]') ??
    first?.querySelector<Shown>('picture');
  return opening && isInView(opening) ? opening : undefined;
}

/** Takes the names of the last transition away. */
let release = (): void => undefined;

interface Change {
  /** Paths of the displayed page and of the next. */
  from: string;
  to: string;
  /** Whether it goes back: from the opening of a page to the card that led there. */
  isBack: boolean;
}

interface SharedElement {
  /** To be called when the next page is in place: its picture is the same element from now on. */
  showNext: () => void;
  /** To be called when the transition is over, or was skipped. */
  end: () => void;
}

/**
 * Lets the picture of a card become the opening of its page in a view transition, and the other way round going back.
 * Elements have a `view-transition-name` only while that lasts: it changes how they are painted.
 *
 * @returns undefined when nothing in view carries over.
 */
export function shareElement({ from, to, isBack }: Change): SharedElement | undefined {
  release();
  const last = isBack ? findOpening() : findCard(followedLinks(), to);
  if (!last) return undefined;
  const named = new Set<Shown>();
  const name = (element: Shown | null | undefined, value: string) => {
    if (!element) return;
    named.add(element);
    element.style.setProperty('view-transition-name', value);
  };
  const end = () => {
    for (const { style } of named) style.removeProperty('view-transition-name');
    named.clear();
  };
  release = end;
  name(last, NAME);
  for (const [selector, value] of Object.entries(ABOVE)) name(document.querySelector<Shown>(selector), value);
  return {
    showNext: () => {
      last.style.removeProperty('view-transition-name');
      name(isBack ? findCard(allLinks(), from) : findOpening(), NAME);
    },
    end,
  };
}
