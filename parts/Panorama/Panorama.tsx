import { useId } from 'react';
import { useIntl } from 'react-intl';
import { takeFocus } from '../Embed/takeFocus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { imageUrl } from '../Picture/imageUrl.ts';
import styles from './Panorama.module.css';
import { dragView, wrapAtEdges, wrapToMiddle } from './roundView.ts';

const TURNS = [
  { id: 'panorama.left', icon: 'arrow-left', step: -1 },
  { id: 'panorama.right', icon: 'arrow-right', step: 1 },
] as const;

/** One copy on either side of the middle one, so that a turn in any direction finds something to show. */
const COPIES = ['before', 'middle', 'after'];

interface PanoramaProps {
  /** Path of the picture on the content service: a full turn whose left and right edges fit together. */
  src: string;
  /** Its accessible name. */
  title: string;
}

/**
 * A picture all the way round, as a strip that scrolls without end: by touch, wheel and arrow keys as the browser does
 * it, by dragging with the mouse, and by two buttons (WCAG 2.2, 2.5.7). Nothing moves by itself. It takes the focus.
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
        ref={takeFocus}
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
