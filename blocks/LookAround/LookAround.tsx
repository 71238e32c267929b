import type { LookAround as LookAroundProps } from '../../schemas/blocks/look-around.ts';
import { Panorama } from '../../site/components/Panorama/Panorama.tsx';
import { Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import styles from './LookAround.module.css';

/** A very wide picture from edge to edge, to look around in. Without JavaScript it scrolls sideways. */
export function LookAround({ heading, text, image, fullTurn = false }: LookAroundProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionIntro text={text} />
      <div className={styles.frame} data-background="picture">
        <Panorama src={image.url} title={image.alt || heading} size={image} endless={fullTurn} />
      </div>
    </Section>
  );
}
