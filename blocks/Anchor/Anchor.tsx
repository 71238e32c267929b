import type { Anchor as AnchorProps } from '../../schemas/blocks/anchor.ts';
import styles from './Anchor.module.css';

/** A target for links: invisible, it stops below the header and the anchors menu. */
export function Anchor({ id }: AnchorProps) {
  return <div id={id} className={styles.anchor} />;
}
