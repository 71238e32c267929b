import type { ReactNode } from 'react';
import type { Image } from '../../schemas/parts/image.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './DyedPicture.module.css';

interface DyedPictureProps {
  /** She in white. */
  picture: Image;
  /** Pictures of what each colour leaves alone, with the colours themselves (`Colour`). */
  dyed: readonly { image: Image; colours: ReactNode }[];
  sizes: string;
  /** Whether it is among the first things to be seen. */
  priority: boolean;
  /** Says where it stands, and how large it is. */
  className: string | undefined;
  /** What lies on top. */
  children: ReactNode;
}

/**
 * A boat in colours: she is white, and each colour is laid over what it dyes. The picture of what it leaves alone lightens
 * it to white there, and white changes nothing.
 */
export function DyedPicture({ picture, dyed, sizes, priority, className, children }: DyedPictureProps) {
  const look = { preset: 'natural', sizes, priority } as const;
  return (
    <div className={`${styles.picture} ${className}`} aria-hidden="true">
      <Picture {...look} image={picture} />
      {dyed.map(({ image, colours }) => (
        <div key={image.url} className={styles.colours}>
          {colours}
          <div className={styles.kept}>
            <Picture {...look} image={image} />
          </div>
        </div>
      ))}
      {children}
    </div>
  );
}

interface ColourProps {
  colour: string | undefined;
  className?: string | undefined;
  'data-layer'?: string;
}

/** A field of one colour, beyond every edge. */
export const Colour = ({ colour, ...others }: ColourProps) => (
  <svg viewBox="0 0 1 1" aria-hidden="true" {...others}>
    <path d="M-9-9H9V9H-9Z" fill={colour} />
  </svg>
);
