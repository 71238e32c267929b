import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './CarouselButtons.module.css';
import { useScrollEdges } from './useScrollEdges.ts';

const DIRECTIONS = [
  { id: 'carousel.previous', icon: 'arrow-left', edge: 'start', step: -1 },
  { id: 'carousel.next', icon: 'arrow-right', edge: 'end', step: 1 },
] as const;

/**
 * Previous and next. They appear once JavaScript is there and only where something is out of sight; their
 * place is kept. At an end a button stays focusable, so that a keyboard user is not thrown out.
 */
export function CarouselButtons({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const intl = useIntl();
  const edges = useScrollEdges(list);
  return (
    <div className={styles.buttons}>
      {edges &&
        !(edges.start && edges.end) &&
        DIRECTIONS.map(({ id, icon, edge, step }) => (
          <button
            key={id}
            type="button"
            className={styles.button}
            aria-label={intl.formatMessage({ id })}
            aria-disabled={edges[edge]}
            onClick={() => list.current && scrollByItem(list.current, step)}
          >
            <Icon name={icon} />
          </button>
        ))}
    </div>
  );
}

/** One item further or back; the list's own scroll snapping and CSS do the rest. */
function scrollByItem(list: HTMLUListElement, step: 1 | -1): void {
  list.scrollBy({ left: step * (list.firstElementChild?.clientWidth ?? list.clientWidth) });
}
