import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Locator } from '../../schemas/blocks/locator.ts';
import { Result } from './Result.tsx';
import styles from './ResultList.module.css';

interface ResultListProps {
  label: string;
  results: Locator['results'];
  isNear: boolean | undefined;
  selected: string | undefined;
  /** An entry is to be shown on the map; its link leads there anyway. */
  onShow: (id: string, event: MouseEvent) => void;
}

/** What was found, under how many it is. The path of the keyboard to everything that is on the map. */
export function ResultList({ label, results, isNear, selected, onShow }: ResultListProps) {
  const heading = useId();
  return (
    <div className={styles.results}>
      <h2 id={heading} className={styles.heading}>
        {isNear && results.length > 1 ? <FormattedMessage id="locator.nearest" values={{ label }} /> : label}
      </h2>
      {results.length > 0 && (
        <ol className={styles.list} aria-labelledby={heading}>
          {results.map((entry) => (
            <Result key={entry.id} entry={entry} isSelected={entry.id === selected} onShow={onShow} />
          ))}
        </ol>
      )}
    </div>
  );
}
