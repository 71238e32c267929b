import '../site/design/styles.ts';
import '../site/frame/serverOnlyStyles.ts';
import { reloadOnChunkFailure } from '../site/browser/navigation/reloadOnChunkFailure.ts';
import { saveLocale } from '../site/browser/saveLocale.ts';
import { waitForHydrationTrigger } from '../site/browser/waitForHydrationTrigger.ts';

// Replaces Vike's own client entry (docs/decisions/2026-11-22-frame-and-navigation.md).
reloadOnChunkFailure();
saveLocale();
await waitForHydrationTrigger();
const { hydrate } = await import('../site/browser/hydrate.ts');
await hydrate();
