import { FormattedMessage } from 'react-intl';
import styles from './BoatFinder.module.css';
import type { FINDER_QUESTIONS } from './finderQuestions.ts';

interface QuestionProps {
  name: keyof typeof FINDER_QUESTIONS;
  options: (typeof FINDER_QUESTIONS)[keyof typeof FINDER_QUESTIONS];
  /** As the address answers it. */
  answer: string | undefined;
}

/** One question: radio buttons beside each other, as large as a finger. */
export function Question({ name, options, answer }: QuestionProps) {
  return (
    <fieldset>
      <legend className={styles.question}>
        <FormattedMessage id={`boatFinder.${name}`} />
      </legend>
      <div className={styles.options}>
        {options.map((value) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={name} value={value} required defaultChecked={value === answer} />
            <FormattedMessage id={`boatFinder.${value}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
