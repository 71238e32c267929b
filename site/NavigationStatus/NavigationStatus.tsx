import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BrowserPage } from '../browserPage.ts';

/** After a navigation in the browser: tells a screen reader what has arrived (WCAG 2.2, 4.1.3). */
export function NavigationStatus({ page }: { page: Pick<BrowserPage, 'title'> }) {
  const shown = useRef(page);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setAnnounced(page.title);
  }, [page]);

  return (
    <p className="visually-hidden" role="status">
      {announced && <FormattedMessage id="navigation.loaded" values={{ title: announced }} />}
    </p>
  );
}
