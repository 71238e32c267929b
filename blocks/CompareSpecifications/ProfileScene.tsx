import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import type { Link } from '../../schemas/parts/link.ts';
import { BoatDrawing, Sea, useLength } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { AIR, type Frame, toFrame } from '../../site/components/BoatProfile/toFrame.ts';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import styles from './ProfileScene.module.css';

interface Boat {
  title: string;
  profile: BoatProfile;
  /** What to do next: here as well as below the table, which is long. */
  links: readonly Link[] | undefined;
}

interface ProfileSceneProps {
  boats: readonly Boat[];
  /** The row above the groups of the table, which says it no more: the price. */
  first: { label: string; values: readonly string[] } | undefined;
  /** Of a table that is long enough for a link past the drawing. */
  tableId: string | undefined;
  /** Of the form above that adds a boat, while there is room for one. */
  formId: string | undefined;
  children: ReactNode;
}

/**
 * The compared boats from the side, to one scale and on one waterline, each in its column of the table below, with its
 * name, price and length. What is said of them stands on the sky above the first column, with a link past the drawing.
 */
export function ProfileScene({ boats, first, tableId, formId, children }: ProfileSceneProps) {
  const { formatMessage } = useIntl();
  const profiles = boats.map(({ profile }) => profile);
  const frame = toFrame(profiles);
  // As wide as the longest: columns of one width then have one scale.
  const width = Math.round(100 * Math.max(...profiles.map(({ length }) => length))) + AIR;
  return (
    <div className={styles.scene}>
      <div className={`grid ${styles.air}`} data-background="haze">
        <div className={styles.columns} data-boats={boats.length}>
          <div className={styles.words}>
            {children}
            <p className={styles.scale}>
              <FormattedMessage id="specifications.scale" />
            </p>
            {tableId && (
              <a href={`#${tableId}`} className={styles.figures}>
                <FormattedMessage id="specifications.figures" />
              </a>
            )}
          </div>
          {boats.map(({ title, profile }, index) => (
            <div key={title} className={styles.boat}>
              {index === 0 && <Sea frame={frame} className={styles.sea} />}
              <BoatDrawing profile={profile} frame={frame} across={{ left: 0, width }} />
              <Measure length={profile.length} frame={frame} width={width} />
              {formId && index === 1 && (
                <a href={`#${formId}`} className={styles.third}>
                  + <FormattedMessage id="compare.third" />
                </a>
              )}
            </div>
          ))}
        </div>
      </div>
      <div className="grid" data-background="deep">
        <div className={styles.columns} data-boats={boats.length}>
          <p className={styles.label} aria-hidden="true">
            {first && <span>{first.label}</span>}
            <span>
              <FormattedMessage id="specifications.length" />
            </span>
          </p>
          <ul className={styles.lengths} aria-label={formatMessage({ id: 'specifications.length' })}>
            {boats.map((boat, index) => (
              <Length key={boat.title} {...boat} price={first?.values[index]} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** A line below a boat, as long as it is. */
function Measure({ length, frame, width }: { length: number; frame: Frame; width: number }) {
  const end = Math.round(length * 100);
  const y = frame.depth - 60;
  return (
    <svg
      viewBox={`0 ${-frame.top} ${width} ${frame.top + frame.depth}`}
      preserveAspectRatio="xMinYMax"
      className={styles.measure}
      aria-hidden="true"
    >
      <path d={`M0 ${y}H${end}M0 ${y - 25}v50M${end} ${y - 25}v50`} />
    </svg>
  );
}

function Length({ title, profile, links, price }: Boat & { price: string | undefined }) {
  const { metres, feet } = useLength(profile.length);
  return (
    <li>
      <p className={styles.name}>{joinName(title)}</p> {price && <strong>{price}</strong>}{' '}
      <p>
        {metres}
        <span className={styles.dot}> · </span>
        <span className={styles.feet}>{feet}</span>
      </p>
      {links && (
        <p className={styles.links}>
          {links.map((link) => (
            <LinkElement key={link.url} {...link}>
              {link.label}
            </LinkElement>
          ))}
        </p>
      )}
    </li>
  );
}
