import type { Localization } from 'friendly-challenge';
import { useIntl } from 'react-intl';

/** What the widget says, in the language of the page: its own French and Portuguese speak to other people than ours. */
export function useWidgetWords(): Localization {
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
