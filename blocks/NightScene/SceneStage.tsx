import type { ReactNode } from 'react';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './NightScene.module.css';
import title from './SceneTitle.module.css';

interface SceneStageProps {
  heading: string;
  text?: string | undefined;
  background: 'deep' | 'haze';
  /** Of the section, and of the stage. */
  className?: string | undefined;
  stageClassName?: string | undefined;
  /** After the stage, where it no longer sticks. */
  after?: ReactNode;
  children: ReactNode;
}

/** A scene in moments: while the page is scrolled its stage sticks below the heading, and what is on it moves in CSS alone. */
export function SceneStage(props: SceneStageProps) {
  const { heading, text, background, className = '', stageClassName = '', after, children } = props;
  return (
    <Section className={`${styles.section} ${className}`} heading={heading} background={background}>
      <div className={`${title.scene} ${styles.scene}`}>
        <div className={styles.opening}>
          <SectionHeading className={`${title.title} ${styles.heading}`} />
          {text && <RichText html={text} className={title.text} />}
        </div>
        <div className={styles.track}>
          <div className={`${styles.stage} ${stageClassName}`}>{children}</div>
        </div>
      </div>
      {after}
    </Section>
  );
}
