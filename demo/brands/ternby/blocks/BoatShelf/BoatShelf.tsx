import type { Image } from '../../../../../schemas/parts/image.ts';
import type { Link } from '../../../../../schemas/parts/link.ts';
import { Picture } from '../../../../../site/components/Picture/Picture.tsx';
import { Section, SectionHeading } from '../../../../../site/components/Section/Section.tsx';

interface Boat {
  name: string;
  length: string;
  price?: string;
  image: Image;
  link: Link;
}

/** Boats side by side; the whole card is the link. */
export function BoatShelf({ heading, items }: { heading: string; items: readonly Boat[] }) {
  return (
    <Section heading={heading} className="ternby-block">
      <SectionHeading />
      <ul className="ternby-shelf">
        {items.map(({ name, length, price, image, link }) => (
          <li key={name}>
            <article className="ternby-card">
              <Picture image={image} preset="natural" sizes="(width >= 64rem) 30vw, 100vw" />
              <div>
                <h3>
                  <a href={link.url}>{name}</a>
                </h3>
                <p>{price ? `${length} · ${price}` : length}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
