import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CarouselButtons.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'carousel-buttons': HTMLAttributes<HTMLElement>;
    }
  }
}

const DIRECTIONS = [
  { id: 'carousel.previous', icon: 'arrow-left', step: -1 },
  { id: 'carousel.next', icon: 'arrow-right', step: 1 },
] as const;

interface CarouselButtonsProps {
  /** Number of items, for the position between the buttons; absent: not shown. */
  count?: number | undefined;
}

/**
 * Buttons for the previous and next item, as a custom element that moves the list after it (defineCarouselButtons.ts):
 * a carousel does not hydrate. Visible only with JavaScript and where items are hidden; their space is reserved.
 */
export function CarouselButtons({ count }: CarouselButtonsProps) {
  const intl = useIntl();
  return (
    <carousel-buttons className={styles.buttons}>
      {/* Screen readers count list items by themselves. */}
      {count && (
        <p className={styles.count} aria-hidden="true">
          <span>1</span> / {count}
        </p>
      )}
      {DIRECTIONS.map(({ id, icon, step }) => (
        <button
          key={id}
          type="button"
          className={styles.button}
          aria-label={intl.formatMessage({ id })}
          data-step={step}
        >
          <Icon name={icon} />
        </button>
      ))}
    </carousel-buttons>
  );
}
