import type { Migration } from '../Migration.ts';
import { teaserText } from './teaserText.ts';

export const blogHighlightMigrations: readonly Migration[] = [teaserText('article')];
