import type { Migration } from '../Migration.ts';
import { teaserText } from './teaserText.ts';

export const articleCarouselMigrations: readonly Migration[] = [teaserText('articles')];
