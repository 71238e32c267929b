import type { SearchResults } from '../../schemas/blocks/search-results.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './Result.module.css';

/** A page that was found: picture, kind, title, and the part of its text that has the words. */
export function Result({ url, title, kind, image, excerpt }: SearchResults['results'][number]) {
  return (
    <li className={styles.result} data-pictured={image ? '' : undefined}>
      <div className={styles.words}>
        {kind && <p className="eyebrow">{kind}</p>}
        <h2 className={styles.title}>
          <a href={url} className={styles.link}>
            {title}
          </a>
        </h2>
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            {excerpt.map(({ text, isMatch }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, which never move
              isMatch ? <mark key={index}>{text}</mark> : text,
            )}
          </p>
        )}
      </div>
      {image && (
        <Picture
          image={{ ...image, alt: '' }}
          preset="list"
          sizes="(width < 48rem) 96px, 208px"
          className={styles.picture}
        />
      )}
    </li>
  );
}
