import { useId } from 'react';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { HeroStage } from '../../parts/HeroStage/HeroStage.tsx';
import type { HomeHero as HomeHeroProps } from '../../schemas/blocks/home-hero.ts';
import styles from './HomeHero.module.css';

/** The whole first screen: one sentence over a picture or a silent film, and one action. */
export function HomeHero(props: HomeHeroProps) {
  return (
    <HeroStage
      className={styles.hero}
      headingId={useId()}
      label={props.label}
      heading={props.heading}
      text={props.text}
      desktopImage={props.desktopImage}
      mobileImage={props.mobileImage}
      video={props.internVideo}
    >
      {props.link && <ActionLink link={props.link} kind="primary" />}
    </HeroStage>
  );
}
