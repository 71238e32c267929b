import { useIntl } from 'react-intl';
import type { LeadForm } from '../../schemas/blocks/lead-form.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { BoatChoices } from '../../site/components/Form/ConfiguredBoat.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { Colour, DyedPicture } from '../Configurator/DyedPicture.tsx';
import styles from './Offered.module.css';

type Configured = NonNullable<LeadForm['form']['configured']>;

const SIZES = '(min-width: 64rem) 40vw, 140vw';

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

/** The rows say what it shows. */
const Look = ({ picture, dyed, packs }: NonNullable<Configured['look']>) => (
  <div className={styles.look}>
    <DyedPicture
      picture={picture}
      dyed={dyed.map(({ image, colour }) => ({ image, colours: <Colour colour={colour} /> }))}
      sizes={SIZES}
      priority
      className={styles.render}
    >
      {packs.map((image) => (
        <Picture key={image.url} preset="natural" sizes={SIZES} image={image} />
      ))}
    </DyedPicture>
  </div>
);
