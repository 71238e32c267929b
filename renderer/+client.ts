import '../site/design/styles.ts';
import '../site/frame/serverOnlyStyles.ts';
import { reloadOnChunkFailure } from '../site/browser/navigation/reloadOnChunkFailure.ts';
import { rememberLocale } from '../site/browser/rememberLocale.ts';
import { untilLoaded } from '../site/browser/untilLoaded.ts';

// In place of Vike's own start of a page (docs/decisions/2026-11-22-frame-and-navigation.md).
reloadOnChunkFailure();
rememberLocale();
await untilLoaded();
const { takeOver } = await import('../site/browser/takeOver.ts');
await takeOver();
