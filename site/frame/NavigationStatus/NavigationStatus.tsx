import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BrowserPage } from '../browserPage.ts';

/**
 * After a navigation in the browser: tells a screen reader what has arrived (WCAG 2.2, 4.1.3). Each time in words that
 * are new to the document, so that a page that keeps its title, as one with another filter does, is heard as well.
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
