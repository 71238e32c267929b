import '../design/styles.ts';
import '../site/serverOnlyStyles.ts';
import { reloadOnChunkFailure } from '../site/navigation/reloadOnChunkFailure.ts';
import { rememberLocale } from '../site/rememberLocale.ts';
import { untilLoaded } from '../site/untilLoaded.ts';

// In place of Vike's own start of a page (docs/decisions/2026-11-22-frame-and-navigation.md).
reloadOnChunkFailure();
rememberLocale();
await untilLoaded();
const { takeOver } = await import('../site/takeOver.ts');
await takeOver();
