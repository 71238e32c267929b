import '../design/styles.ts';
import '../site/serverOnlyStyles.ts';
import { loadMessages } from '../locales/loadMessages.ts';
import { hydratePage } from '../site/hydratePage.tsx';
import { followNavigations } from '../site/navigation/followNavigations.ts';
import { reloadOnChunkFailure } from '../site/navigation/reloadOnChunkFailure.ts';
import { readPageData } from '../site/pageData.ts';
import { pushAnalytics } from '../site/pushAnalytics.ts';
import { startVisit } from '../site/startVisit.ts';
import { createStore } from '../store/createStore.ts';

/** Takes over the page that came as HTML; from then on links lead on in the same document. */
async function hydrate(): Promise<void> {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page to hydrate');
  const page = readPageData();
  reloadOnChunkFailure();
  const messages = await loadMessages(page.locale);
  const store = createStore(page);
  startVisit(store, page.locale);
  const root = await hydratePage(container, { page, store, messages });
  followNavigations({ root, store, messages, page, search: window.location.search, startedAt: 0 });
  pushAnalytics(page);
}

// In place of Vike's own start of a page (docs/decisions/2026-11-22-frame-and-navigation.md).
await hydrate();
