import type { MessageId } from '../../locales/Messages.ts';
import type { IconName } from '../../parts/Icon/iconPaths.ts';

interface SocialLink {
  picto: IconName;
  title: MessageId;
  url: string;
}

/** Where else the yard is to be found: video site, photo site, social network, professional network (spec 2 §2.5). */
export const socialLinks: readonly SocialLink[] = [
  { picto: 'film', title: 'social.video', url: 'https://films.estran.example/' },
  { picto: 'camera', title: 'social.photo', url: 'https://photos.estran.example/' },
  { picto: 'people', title: 'social.network', url: 'https://community.estran.example/' },
  { picto: 'briefcase', title: 'social.professional', url: 'https://trade.estran.example/' },
];
