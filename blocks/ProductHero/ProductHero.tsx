import { useId } from 'react';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { HeroStage } from '../../parts/HeroStage/HeroStage.tsx';
import { WatchLink } from '../../parts/WatchLink/WatchLink.tsx';
import type { ProductHero as ProductHeroProps } from '../../schemas/blocks/product-hero.ts';
import styles from './ProductHero.module.css';

/** Longest name that is still set in the largest size. */
const SHORT_NAME = 14;

/** Opening of a model page: the name of the boat, large, over its portrait. */
export function ProductHero(props: ProductHeroProps) {
  return (
    <HeroStage
      className={props.heading.length > SHORT_NAME ? styles.longName : styles.shortName}
      headingId={useId()}
      label={props.label}
      heading={props.heading}
      text={props.text}
      desktopImage={props.desktopImage}
      mobileImage={props.mobileImage}
      video={props.internVideo}
    >
      {props.link && <ActionLink link={props.link} kind="primary" />}
      {props.externalVideo && <WatchLink url={props.externalVideo} />}
    </HeroStage>
  );
}
