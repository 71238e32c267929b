import { type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { imageUrl } from '../Picture/imageUrl.ts';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import styles from './Panorama.module.css';
import { copyWidth, jump, wrapAtEdges, wrapToMiddle } from './turnView.ts';

const TURNS = [
  { id: 'panorama.left', icon: 'arrow-left', step: -1 },
  { id: 'panorama.right', icon: 'arrow-right', step: 1 },
] as const;

const ALONE = ['middle'];
/** One copy on either side of the middle one, so that scrolling in any direction finds something to show. */
const COPIES = ['before', 'middle', 'after'];

interface PanoramaProps {
  /** Path of the picture on the content service, several times as wide as it is high. */
  src: string;
  /** Its accessible name. */
  title: string;
  /** Its size in pixels, where it is known: the picture then has its place before it is loaded. */
  size?: { width: number; height: number };
  /** A full turn of 360°, with matching left and right edges: it scrolls without end. */
  endless: boolean;
  /** Whether it takes the focus, in place of what has opened it. */
  focused?: boolean;
}

/**
 * A wide picture as a strip that scrolls: by touch, wheel and arrow keys natively, also without JavaScript; then by
 * dragging with the mouse, and by two buttons (WCAG 2.2, 2.5.7). Nothing moves by itself. It fills the element around
 * it, which has a height.
 */
export function Panorama({ src, title, size, endless, focused }: PanoramaProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const view = useRef<HTMLElement>(null);
  const hydrated = useIsHydrated();
  const turns = endless && hydrated;
  useLayoutEffect(() => {
    if (focused) view.current?.focus({ preventScroll: true });
  }, [focused]);
  // What was in view stays in view when the copy before it comes.
  useLayoutEffect(() => {
    if (turns && view.current) jump(view.current, copyWidth(view.current));
  }, [turns]);
  const move = (step: 1 | -1) => view.current?.scrollBy({ left: step * view.current.clientWidth * 0.6 });
  return (
    <div className={styles.panorama}>
      <section
        id={id}
        ref={view}
        className={styles.view}
        aria-label={title}
        aria-describedby={hydrated ? `${id}-hint` : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={turns ? ({ currentTarget }) => wrapAtEdges(currentTarget) : undefined}
        onScrollEnd={turns ? ({ currentTarget }) => wrapToMiddle(currentTarget) : undefined}
        onPointerDown={dragView}
      >
        {(turns ? COPIES : ALONE).map((copy) => (
          <img
            key={copy}
            src={imageUrl({ url: src }, 'panorama', 3600, 'avif')}
            alt=""
            width={size?.width}
            height={size?.height}
            loading={focused ? undefined : 'lazy'}
            draggable={false}
            // Without a known size the strip has its width only now.
            onLoad={() => turns && view.current && wrapToMiddle(view.current)}
          />
        ))}
      </section>
      {hydrated && (
        <>
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
                onClick={() => move(step)}
              >
                <Icon name={icon} />
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
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
