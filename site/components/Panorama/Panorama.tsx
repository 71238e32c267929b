import { type PointerEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { focusOnMount } from '../Embed/focusOnMount.ts';
import { Icon } from '../Icon/Icon.tsx';
import { imageUrl } from '../Picture/imageUrl.ts';
import styles from './Panorama.module.css';

const TURNS = [
  { id: 'panorama.left', icon: 'arrow-left', step: -1 },
  { id: 'panorama.right', icon: 'arrow-right', step: 1 },
] as const;

/** One copy on either side of the middle one, so that scrolling in any direction finds something to show. */
const COPIES = ['before', 'middle', 'after'];

interface PanoramaProps {
  /** Path of the picture on the content service: 360°, with matching left and right edges. */
  src: string;
  /** Its accessible name. */
  title: string;
}

/**
 * A 360° picture as a strip that scrolls without end: by touch, wheel and arrow keys natively, by dragging with the
 * mouse, and by two buttons (WCAG 2.2, 2.5.7). Nothing moves by itself. It takes the focus.
 */
export function Panorama({ src, title }: PanoramaProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const turn = (step: 1 | -1) => {
    const view = document.getElementById(id);
    view?.scrollBy({ left: step * view.clientWidth * 0.6 });
  };
  return (
    <div className={styles.panorama}>
      <section
        id={id}
        ref={focusOnMount}
        className={styles.view}
        aria-label={title}
        aria-describedby={`${id}-hint`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={({ currentTarget }) => wrapAtEdges(currentTarget)}
        onScrollEnd={({ currentTarget }) => wrapToMiddle(currentTarget)}
        onPointerDown={dragView}
      >
        {COPIES.map((copy) => (
          <img
            key={copy}
            src={imageUrl({ url: src }, 'panorama', 3600, 'webp')}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { parentElement } }) => parentElement && wrapToMiddle(parentElement)}
          />
        ))}
      </section>
      <p id={`${id}-hint`} className={styles.hint}>
        {formatMessage({ id: 'panorama.hint' })}
      </p>
      <div className={styles.buttons}>
        {TURNS.map(({ id: message, icon, step }) => (
          <button
            key={message}
            type="button"
            className={styles.button}
            aria-label={formatMessage({ id: message })}
            aria-controls={id}
            onClick={() => turn(step)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Width of one copy of the picture in a view that holds three of them. */
const copyWidth = (view: Element): number => view.scrollWidth / 3;

function jump(view: Element, distance: number): void {
  view.scrollTo({ left: view.scrollLeft + distance, behavior: 'instant' });
}

/** Continues at the other end, which looks the same, where a movement reaches one. */
function wrapAtEdges(view: Element): void {
  const end = view.scrollWidth - view.clientWidth;
  if (view.scrollLeft < 1) jump(view, copyWidth(view));
  else if (view.scrollLeft > end - 1) jump(view, -copyWidth(view));
}

/** Jumps to the same place in the middle copy, after a movement has ended, which the jump would interrupt. */
function wrapToMiddle(view: Element): void {
  const width = copyWidth(view);
  const turns = Math.floor(view.scrollLeft / width);
  if (width > 0 && turns !== 1) jump(view, (1 - turns) * width);
}

/** Lets the mouse drag the view; touch and pens scroll natively. */
function dragView({ currentTarget: view, pointerType, pointerId, button }: PointerEvent): void {
  if (pointerType !== 'mouse' || button !== 0) return;
  const ended = new AbortController();
  const { signal } = ended;
  const drag = (event: Event) => {
    if (event instanceof globalThis.PointerEvent) jump(view, -event.movementX);
  };
  view.setPointerCapture(pointerId);
  view.addEventListener('pointermove', drag, { signal });
  view.addEventListener('lostpointercapture', () => ended.abort(), { signal });
}
