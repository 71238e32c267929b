import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './SuggestionList.module.css';

interface SuggestionListProps {
  id: string;
  /** Its name. */
  label: string;
  optionId: (index: number) => string;
  suggestions: readonly string[];
  active: number;
  renderSuggestion: ((suggestion: string) => ReactNode) | undefined;
  onChoose: (suggestion: string) => void;
}

/** The suggestions of a combobox, below its field, which handles the keys. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, optionId, suggestions, active, renderSuggestion = (words) => words, onChoose } = props;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={suggestion}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus; otherwise the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            {renderSuggestion(suggestion)}
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {suggestions.length > 0 && (
          <FormattedMessage id="locator.search.count" values={{ count: suggestions.length }} />
        )}
      </span>
    </>
  );
}
