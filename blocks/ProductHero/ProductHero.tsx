import type { ProductHero as ProductHeroProps } from '../../schemas/blocks/product-hero.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import { WatchLink } from '../../site/components/MediaLinks/MediaLinks.tsx';
import styles from './ProductHero.module.css';

/** Longest name in the largest font size. */
const SHORT_NAME = 14;

/** Opening of a model page: the name of the boat, large, over its picture. */
export function ProductHero({
  nameBehind,
  internVideo,
  externalVideo,
  link,
  configureLink,
  price,
  otherPrice,
  delivery,
  chapters,
  ...hero
}: ProductHeroProps) {
  const beside = hero.heading.length > SHORT_NAME ? styles.beside : `${styles.beside} ${styles.shortName}`;
  return (
    <HeroFrame
      {...hero}
      heading={joinName(hero.heading)}
      className={nameBehind ? styles.behind : beside}
      wordClassName={nameBehind ? styles.word : undefined}
      video={internVideo}
    >
      {price && <p className={styles.price}>{price}</p>}
      {(otherPrice || delivery) && (
        <div className={styles.offer}>
          {otherPrice && <p>{otherPrice}</p>}
          {delivery && <p>{delivery}</p>}
        </div>
      )}
      {link && <ActionLink link={link} kind="primary" className={styles.link} />}
      {configureLink && <ActionLink link={configureLink} />}
      {chapters && (
        <p className={styles.chapters}>
          {chapters.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </p>
      )}
      {externalVideo && <WatchLink url={externalVideo} />}
    </HeroFrame>
  );
}
