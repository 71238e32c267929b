import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BrowserPage } from '../browserPage.ts';

/**
 * Announces a navigation in the browser to screen readers (WCAG 2.2, 4.1.3). The text differs each time, so that a
 * page with the same title, as with another filter, is announced as well.
 */
export function NavigationStatus({ page }: { page: Pick<BrowserPage, 'title'> }) {
  const shown = useRef(page);
  const [announced, setAnnounced] = useState({ title: '', arrivals: 0 });

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setAnnounced(({ arrivals }) => ({ title: page.title, arrivals: arrivals + 1 }));
  }, [page]);

  return (
    <p className="visually-hidden" role="status">
      {announced.title && (
        <span key={announced.arrivals}>
          <FormattedMessage id="navigation.loaded" values={{ title: announced.title }} />
        </span>
      )}
    </p>
  );
}
