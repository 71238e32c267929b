import { useIntl } from 'react-intl';
import { ActionLink } from '../ActionLink/ActionLink.tsx';

/** A virtual tour of a boat: a link to it, in a new tab, so that nothing is loaded from there unasked. */
export function TourLink({ url }: { url: string }) {
  const intl = useIntl();
  return <ActionLink link={{ url, label: intl.formatMessage({ id: 'tour.open' }), target: '_blank' }} />;
}
