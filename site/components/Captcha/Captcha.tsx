import type { Localization } from 'friendly-challenge';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import styles from './Captcha.module.css';
import type { NoSolution } from './mountWidget.ts';
import { useWidget } from './useWidget.ts';

interface CaptchaProps {
  /** Where a link to the puzzle leads, as from a summary of what is wrong. */
  id?: string;
  sitekey: string;
  /** Where the widget gets its puzzle, without query. */
  puzzleUrl: string;
  /** What is wrong with the puzzle, in words. */
  error?: string | undefined;
  /** The visitor's computer has solved it; to be sent with the form. */
  onSolved: (solution: string) => void;
  /** What was solved is worth nothing any more; the next one starts by itself. */
  onExpired: () => void;
  /** There will be no solution; the word is to be sent in its place, and the server sees whether it is true. */
  onError: (word: NoSolution) => void;
}

/**
 * The puzzle that keeps robots out of a form, which it must stand in. The visitor's computer solves it by itself once
 * they use the form; until then nothing of it is fetched. A solution is good for one try: another `key` makes a new one.
 */
export function Captcha({ id, sitekey, puzzleUrl, error, onSolved, onExpired, onError }: CaptchaProps) {
  const label = useId();
  const problem = useId();
  const box = useRef<HTMLDivElement>(null);
  const words = useWidgetWords();
  const { state, retry } = useWidget(box, { sitekey, puzzleUrl, words, onSolved, onExpired, onError });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would come with the looks of one, and holds no field
    <div
      id={id}
      className={styles.puzzle}
      role="group"
      tabIndex={-1}
      aria-labelledby={label}
      aria-describedby={error ? problem : undefined}
      data-invalid={error ? '' : undefined}
    >
      <p id={label} className={styles.label}>
        <FormattedMessage id="form.puzzle.label" />
      </p>
      <div className={styles.frame} aria-live="polite">
        {state === 'waiting' && (
          <p className={styles.waiting}>
            <FormattedMessage id="form.puzzle.waiting" />
          </p>
        )}
        <div ref={box} className={styles.widget} />
        {(state === 'missing' || state === 'unsolvable') && (
          <p className={styles.note}>
            <FormattedMessage id="form.puzzle.unavailable" />
          </p>
        )}
        {state === 'missing' && (
          <Button kind="quiet" onClick={retry}>
            <FormattedMessage id="form.puzzle.retry" />
          </Button>
        )}
      </div>
      <noscript>
        <p className={styles.note}>
          <FormattedMessage id="form.puzzle.noScript" />
        </p>
      </noscript>
      {error && (
        <p id={problem} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** What the widget says, in the language of the page: its own French and Portuguese speak to other people than ours. */
function useWidgetWords(): Localization {
  const { formatMessage } = useIntl();
  return {
    text_init: formatMessage({ id: 'form.puzzle.loading' }),
    text_ready: formatMessage({ id: 'form.puzzle.ready' }),
    button_start: formatMessage({ id: 'form.puzzle.start' }),
    text_fetching: formatMessage({ id: 'form.puzzle.loading' }),
    text_solving: formatMessage({ id: 'form.puzzle.solving' }),
    text_completed: formatMessage({ id: 'form.puzzle.solved' }),
    text_completed_sr: formatMessage({ id: 'form.puzzle.solved' }),
    text_expired: formatMessage({ id: 'form.puzzle.expired' }),
    button_restart: formatMessage({ id: 'form.puzzle.start' }),
    text_error: formatMessage({ id: 'form.puzzle.failed' }),
    button_retry: formatMessage({ id: 'form.puzzle.retry' }),
    text_fetch_error: formatMessage({ id: 'form.puzzle.noAnswer' }),
  };
}
