import type { HubHero as HubHeroProps, NextDate as NextDateProps } from '../../schemas/blocks/hub-hero.ts';
import { Filters } from '../../site/components/Filters/Filters.tsx';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import styles from './HubHero.module.css';

/**
 * Opening of a list page or of a place: words over a picture or a muted video, in the sky of one, or beside one with
 * the next dates; and the filters of the list below.
 */
export function HubHero(props: HubHeroProps) {
  const { internVideo, filters = [], filterAction, filterResult, next, wordsInSky, ...hero } = props;
  return (
    <>
      <HeroFrame
        {...hero}
        className={next ? styles.dated : wordsInSky ? styles.sky : styles.hero}
        video={internVideo}
      >
        {next && (
          <ol className={styles.dates}>
            {next.map((date) => (
              <NextDate key={date.url} {...date} />
            ))}
          </ol>
        )}
      </HeroFrame>
      <Filters filters={filters} action={filterAction} result={filterResult} />
    </>
  );
}

/** The day on which an event begins, large, and the event. The dates say the day again, with its month. */
function NextDate({ url, heading, location, startDay, when }: NextDateProps) {
  return (
    <li>
      <a href={url} className={styles.date}>
        <div className={styles.day} aria-hidden>
          {Number(startDay.slice(-2))}
        </div>
        <div className={styles.name}>{heading}</div>
        <div className={styles.facts}>
          <p>{when}</p>
          {location}
        </div>
      </a>
    </li>
  );
}
