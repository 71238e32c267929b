import { useIntl } from 'react-intl';
import { IconLinks } from '../../parts/IconLinks/IconLinks.tsx';
import type { PageBrand } from '../../schemas/entities/page-brand.ts';

/** Video site, photo site, social network, professional network (spec 2 §2.5), each with its pictogram. */
const KINDS = [
  { kind: 'video', icon: 'film' },
  { kind: 'photo', icon: 'camera' },
  { kind: 'network', icon: 'people' },
  { kind: 'professional', icon: 'briefcase' },
] as const;

/** Four pictograms that lead to the brand elsewhere, in a new tab. */
export function SocialLinks({ brand: { name, social } }: { brand: PageBrand }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'footer.social' }, { brand: name })}>
      <IconLinks
        links={KINDS.map(({ kind, icon }) => ({
          icon,
          name: formatMessage({ id: `social.${kind}` }),
          url: social[kind],
          opensTab: true,
        }))}
      />
    </nav>
  );
}
