import type { Image } from '../../../../../schemas/parts/image.ts';
import type { Link } from '../../../../../schemas/parts/link.ts';
import { LinkElement } from '../../../../../site/components/LinkElement/LinkElement.tsx';
import { Picture } from '../../../../../site/components/Picture/Picture.tsx';

interface BoatPosterProps {
  heading: string;
  tagline?: string;
  image: Image;
  link?: Link;
}

/** Opens a page: big words over a drawing. */
export function BoatPoster({ heading, tagline, image, link }: BoatPosterProps) {
  return (
    <section className="ternby-poster" aria-labelledby="poster">
      <Picture image={image} preset="natural" sizes="(width >= 64rem) 55vw, 100vw" priority />
      <div className="ternby-poster-words">
        <h1 id="poster">{heading}</h1>
        {tagline && <p>{tagline}</p>}
        {link && (
          <LinkElement className="ternby-button" url={link.url} target={link.target}>
            {link.label}
          </LinkElement>
        )}
      </div>
    </section>
  );
}
