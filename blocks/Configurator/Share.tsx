import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { useCopy } from '../../site/components/useCopy/useCopy.ts';
import styles from './Configurator.module.css';
import { followChoices } from './followChoices.ts';
import { type KeptBoat, keepBoat } from './keptBoat.ts';

type Models = Configurator['groups'][number]['options'];

/** The boat at the address as it is now. */
export const toBoat = (models: Models): KeptBoat => {
  const query = window.location.search;
  const model = new URLSearchParams(query).get('model');
  return { name: models.find(({ value }) => value === model)?.label ?? '', query };
};

/** Keeps the boat for another visit, if asked. Copies the address, or shows it where that is refused; without scripts or clipboard, loads the page at it. */
export function Share({ models }: { models: Models }) {
  const { formatMessage } = useIntl();
  const [isKept, setKept] = useState(false);
  const { canCopy, isCopied, isRefused, copy } = useCopy();
  if (!canCopy) {
    return (
      <Button type="submit" kind="quiet">
        <FormattedMessage id="configurator.share" />
      </Button>
    );
  }
  return (
    <>
      <Button
        kind="quiet"
        onClick={({ currentTarget: { form } }) => {
          // The address has nothing of a boat that was not changed yet.
          if (form) followChoices(form);
          return copy(window.location.href);
        }}
      >
        <FormattedMessage id="configurator.copy" />
      </Button>
      <Button
        kind="quiet"
        onClick={({ currentTarget: { form } }) => {
          if (form) followChoices(form);
          keepBoat(toBoat(models), true);
          setKept(true);
        }}
      >
        <FormattedMessage id="configurator.keep" />
      </Button>
      <div role="status" className={styles.status}>
        {isKept && <FormattedMessage id="configurator.kept" tagName="p" />}
        {isCopied && <FormattedMessage id="configurator.copied" tagName="p" />}
        {isRefused && <FormattedMessage id="configurator.refused" tagName="p" />}
      </div>
      {isRefused && (
        <input
          readOnly
          aria-label={formatMessage({ id: 'configurator.share' })}
          defaultValue={window.location.href}
          className={styles.address}
          onFocus={({ currentTarget }) => {
            // What was chosen since.
            currentTarget.value = window.location.href;
            currentTarget.select();
          }}
        />
      )}
    </>
  );
}
