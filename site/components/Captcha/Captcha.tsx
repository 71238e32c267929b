import type { Localization } from 'friendly-challenge';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import styles from './Captcha.module.css';
import type { NoSolution } from './mountWidget.ts';
import { useWidget } from './useWidget.ts';

interface CaptchaProps {
  /** Target of links to the captcha, as from the error summary. */
  id?: string;
  sitekey: string;
  /** Address of the puzzle, without query. */
  puzzleUrl: string;
  /** Error message of the captcha. */
  error?: string | undefined;
  /** Called with the solution, to be sent with the form. */
  onSolved: (solution: string) => void;
  /** Called when the solution expires; the next puzzle starts by itself. */
  onExpired: () => void;
  /** Called when there will be no solution; the word is sent in its place, and the server checks whether it is true. */
  onError: (word: NoSolution) => void;
}

/**
 * The captcha of the form around it. The visitor's computer solves its puzzle in the background once they use the
 * form; until then nothing of it is loaded. They see one line, unless they have to act; its states are announced. A
 * solution is valid for one try: another `key` starts a new one.
 */
export function Captcha({ id, sitekey, puzzleUrl, error, onSolved, onExpired, onError }: CaptchaProps) {
  const label = useId();
  const problem = useId();
  const box = useRef<HTMLDivElement>(null);
  const words = useWidgetWords();
  const { state, retry } = useWidget(box, { sitekey, puzzleUrl, words, onSolved, onExpired, onError });
  // A browser that solves none sends the form without scripts: there is nothing to do for the visitor.
  const isMissing = state === 'missing';

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would come with the looks of one, and holds no field
    <div
      id={id}
      className={styles.captcha}
      role="group"
      tabIndex={-1}
      aria-labelledby={label}
      aria-describedby={error ? problem : undefined}
      data-invalid={error ? '' : undefined}
    >
      <p id={label} className={isMissing ? 'visually-hidden' : styles.label}>
        <FormattedMessage id="form.puzzle.label" />
      </p>
      <div className={styles.frame} aria-live="polite">
        <div ref={box} className={styles.widget} />
        {isMissing && (
          <>
            <p className={styles.note}>
              <FormattedMessage id="form.puzzle.unavailable" />
            </p>
            <Button kind="quiet" onClick={retry}>
              <FormattedMessage id="form.puzzle.retry" />
            </Button>
          </>
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

/** Texts of the widget in the language of the page: its own French and Portuguese are of other regions. */
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
