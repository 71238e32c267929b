import { useIntl } from 'react-intl';
import { ActionLink } from '../ActionLink/ActionLink.tsx';

/** A film on a video site: a link to it, in a new tab, so that nothing is loaded from there unasked. */
export function WatchLink({ url }: { url: string }) {
  const intl = useIntl();
  return <ActionLink link={{ url, label: intl.formatMessage({ id: 'video.watch' }), target: '_blank' }} />;
}

/** The same for a virtual tour of a boat. */
export function TourLink({ url }: { url: string }) {
  const intl = useIntl();
  return <ActionLink link={{ url, label: intl.formatMessage({ id: 'tour.open' }), target: '_blank' }} />;
}
