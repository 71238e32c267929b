import { useIntl } from 'react-intl';
import type { LeadForm } from '../../schemas/blocks/lead-form.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { BoatChoices } from '../../site/components/Form/ConfiguredBoat.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './Offered.module.css';

type Configured = NonNullable<LeadForm['form']['configured']>;

const LOOK = { preset: 'natural', sizes: '(min-width: 64rem) 40vw, 140vw', priority: true } as const;

/** The boat that an offer is asked for: as she was coloured, what she costs, line by line, and where to change her. */
export function Offered({ choices, delivery, look, url }: Configured) {
  const { formatMessage } = useIntl();
  const [price, ...others] = choices.filter(({ isPrice }) => isPrice);
  const rows = [...others, ...choices.filter(({ isPrice }) => !isPrice)];
  return (
    <div className={styles.offered}>
      {look && <Look {...look} />}
      {price && (
        <p className={styles.price}>
          <span>{price.label}</span> {price.value}
        </p>
      )}
      <BoatChoices choices={rows} />
      {delivery && <p>{delivery}</p>}
      <ActionLink link={{ url, label: formatMessage({ id: 'form.configuration.change' }) }} />
    </div>
  );
}

/** As in the configurator (BoatRender): white, each colour laid over what it dyes. The rows say what it shows. */
const Look = ({ picture, dyed, packs }: NonNullable<Configured['look']>) => (
  <div className={styles.look} aria-hidden="true">
    <div className={styles.render}>
      <Picture {...LOOK} image={picture} />
      {dyed.map(({ image, colour }) => (
        <div key={image.url} className={styles.colours}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <path d="M-9-9H9V9H-9Z" fill={colour} />
          </svg>
          <div className={styles.kept}>
            <Picture {...LOOK} image={image} />
          </div>
        </div>
      ))}
      {packs.map((image) => (
        <Picture key={image.url} {...LOOK} priority={false} image={image} />
      ))}
    </div>
  </div>
);
