import { useIntl } from 'react-intl';
import { ActionLink } from '../ActionLink/ActionLink.tsx';

/** A link to a video on a video site, in a new tab; nothing of that site is loaded before. */
export function WatchLink({ url }: { url: string }) {
  const intl = useIntl();
  return <ActionLink link={{ url, label: intl.formatMessage({ id: 'video.watch' }), target: '_blank' }} />;
}

/** A link to a virtual tour of a boat on another site, in a new tab. */
export function TourLink({ url }: { url: string }) {
  const intl = useIntl();
  return <ActionLink link={{ url, label: intl.formatMessage({ id: 'tour.open' }), target: '_blank' }} />;
}
