import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BrowserPage } from '../browserPage.ts';

/**
 * After a navigation in the browser: tells a screen reader what has arrived and moves the focus to the content, as
 * loading a document would (WCAG 2.2, 4.1.3 and 2.4.3).
 */
export function NavigationStatus({ page: { path, title } }: { page: Pick<BrowserPage, 'path' | 'title'> }) {
  const shown = useRef(path);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    setAnnounced(title);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, title]);

  return (
    <p className="visually-hidden" role="status">
      {announced && <FormattedMessage id="navigation.loaded" values={{ title: announced }} />}
    </p>
  );
}
