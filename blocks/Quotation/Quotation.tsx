import type { Quotation as QuotationProps } from '../../schemas/blocks/quotation.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './Quotation.module.css';

/** A quotation, and below it who says so, with a portrait or initials. Its marks are those of the page's language. */
export function Quotation({ quote, author, authorRole, image }: QuotationProps) {
  return (
    <figure className={`grid ${styles.quotation}`}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      {(author || authorRole || image) && (
        <figcaption className={styles.person}>
          {image ? (
            <Picture className={styles.portrait} image={image} preset="portrait" sizes="6.5rem" />
          ) : (
            author && <Initials name={author} />
          )}
          <p className={styles.name}>
            {author && <cite className={styles.author}>{author}</cite>}
            {authorRole && <span className={styles.role}>{authorRole}</span>}
          </p>
        </figcaption>
      )}
    </figure>
  );
}

/** First letters of the first and the last name, in place of a portrait. */
function Initials({ name }: { name: string }) {
  const letters = name.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  if (letters.length === 0) return null;
  return (
    <span className={styles.initials} aria-hidden="true">
      {letters.length > 1 ? `${letters.at(0)}${letters.at(-1)}` : letters.at(0)}
    </span>
  );
}
