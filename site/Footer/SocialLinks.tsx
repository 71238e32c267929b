import { useIntl } from 'react-intl';
import { IconLinks } from '../../parts/IconLinks/IconLinks.tsx';
import { socialLinks } from './socialLinks.ts';

/** Four pictograms that lead elsewhere, in a new tab. */
export function SocialLinks() {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'footer.social' })}>
      <IconLinks
        links={socialLinks.map(({ picto, title, url }) => ({
          icon: picto,
          name: formatMessage({ id: title }),
          url,
          opensTab: true,
        }))}
      />
    </nav>
  );
}
