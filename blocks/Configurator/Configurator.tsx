import { Fragment, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Configurator as ConfiguratorProps } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { useCopy } from '../../site/components/useCopy/useCopy.ts';
import { BoatDrawing } from './BoatDrawing.tsx';
import { BoatPlans } from './BoatPlans.tsx';
import { Choice } from './Choice.tsx';
import styles from './Configurator.module.css';
import { CountryChoice } from './CountryChoice.tsx';
import { followChoices, isChanged } from './followChoices.ts';
import { PriceSummary } from './PriceSummary.tsx';
import { PriceBar } from './TaxedPrice.tsx';
import { toBoatsWithout } from './toBoatsWithout.ts';

/**
 * A boat from a few choices. One GET form: its address is the boat, to keep or to share, and its buttons carry the
 * choices on to the other forms. Drawing, price and choices that fit the boat follow in CSS alone; with scripts the
 * address follows too.
 */
export function Configurator(props: ConfiguratorProps) {
  const { heading, text, action, groups, delivery, trial, offer, brochure, dealers } = props;
  const { withoutBrochure = [] } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && isChanged(form.current)) followChoices(form.current);
  }, []);
  const models = groups.find(({ name }) => name === 'model')?.options ?? [];
  return (
    <Section className={`grid ${styles.configurator}`} heading={heading}>
      <form
        ref={form}
        method="get"
        action={action}
        className={styles.form}
        onChange={(event) => followChoices(event.currentTarget)}
      >
        <div className={styles.boat}>
          <BoatDrawing groups={groups} />
          <PriceBar {...props} />
        </div>
        <div className={styles.choices}>
          <SectionHeading level={1} className={styles.heading} />
          {text && <p className={styles.text}>{text}</p>}
          {groups.map((group) => (
            <Fragment key={group.name}>
              <Choice {...group} models={models} />
              {group.name === 'cabins' && <BoatPlans groups={groups} />}
            </Fragment>
          ))}
          {delivery && <CountryChoice {...delivery} />}
        </div>
        <PriceSummary {...props} />
        <div className={styles.actions}>
          {trial && (
            <Button type="submit" formAction={trial}>
              <FormattedMessage id="actions.trial" />
            </Button>
          )}
          {/* Above the form, that page says where the yard is. */}
          {offer && (
            <Button type="submit" formAction={`${offer}#form`} kind={trial ? 'quiet' : 'primary'}>
              <FormattedMessage id="configurator.offer" />
            </Button>
          )}
          <Button
            type="submit"
            formAction={brochure}
            kind={trial || offer ? 'quiet' : 'primary'}
            data-without={
              toBoatsWithout(models, ({ value }) => !withoutBrochure.includes(value)) || undefined
            }
          >
            <FormattedMessage id="configurator.brochure" />
          </Button>
          {dealers && (
            <Button type="submit" formAction={dealers} kind="quiet">
              <FormattedMessage id="configurator.dealers" />
            </Button>
          )}
          <Share />
        </div>
      </form>
    </Section>
  );
}

/** Copies the address, or shows it where that is refused; without scripts or clipboard, loads the page at it. */
function Share() {
  const { formatMessage } = useIntl();
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
      <span role="status" className={styles.status}>
        {isCopied && <FormattedMessage id="configurator.copied" />}
        {isRefused && <FormattedMessage id="configurator.refused" />}
      </span>
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
