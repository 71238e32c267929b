import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Configurator as ConfiguratorProps } from '../../schemas/blocks/configurator.ts';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import tickBox from '../../site/components/Form/TickBox.module.css';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { BoatDrawing } from './BoatDrawing.tsx';
import { BoatPlans } from './BoatPlans.tsx';
import { Choice } from './Choice.tsx';
import styles from './Configurator.module.css';
import { CountryChoice } from './CountryChoice.tsx';
import { FromAbove } from './FromAbove.tsx';
import { findOptions } from './findOptions.ts';
import { followChoices, isChanged, restoreChoices, takeFinish } from './followChoices.ts';
import { type KeptBoat, keepBoat, loadBoat } from './keptBoat.ts';
import { PriceBar } from './PriceBar.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { Share, toBoat } from './Share.tsx';
import { Steps } from './Steps.tsx';
import { toBoatsWithout } from './toBoatsWithout.ts';

/**
 * A boat from a few choices. One GET form: its address is the boat, to keep or to share, and its buttons carry the
 * choices on to the other forms. Drawing, price and choices that fit the boat follow in CSS alone; with scripts the
 * address follows too.
 */
export function Configurator(props: ConfiguratorProps) {
  const { heading, text, action, groups, delivery, trial, offer, brochure, dealers } = props;
  const { withoutBrochure = [] } = props;
  const plans = useId();
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<KeptBoat>();
  const models = findOptions(groups, 'model');
  const follow = (element: HTMLFormElement) => {
    followChoices(element);
    keepBoat(toBoat(models));
    setKept(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before scripts ran.
  useEffect(() => {
    const { current } = form;
    if (current && isChanged(current)) {
      // Then too a boat comes in her own finish, and is remembered.
      takeFinish(current);
      return follow(current);
    }
    const boat = loadBoat();
    if (boat && boat.query !== window.location.search) setKept(boat);
  }, []);
  return (
    <Section className={`grid ${styles.configurator}`} heading={heading}>
      <form
        ref={form}
        method="get"
        action={action}
        className={styles.form}
        onChange={({ currentTarget, target }) => {
          if (target instanceof HTMLInputElement && target.name === 'model') takeFinish(currentTarget);
          follow(currentTarget);
        }}
      >
        <div className={styles.boat}>
          <BoatDrawing groups={groups} />
          <FromAbove groups={groups} id={plans} />
          <PriceBar {...props} />
          {kept && (
            <Button
              className={styles.resume}
              onClick={({ currentTarget: { form: element } }) => {
                if (!element) return;
                restoreChoices(element, kept.query);
                follow(element);
                // This button is gone.
                element.querySelector<HTMLElement>(':checked')?.focus();
              }}
            >
              <FormattedMessage id="configurator.resume" values={{ boat: joinName(kept.name) }} />
            </Button>
          )}
        </div>
        <div className={styles.choices}>
          <SectionHeading level={1} className={styles.heading} />
          {text && <p className={styles.text}>{text}</p>}
          <Steps groups={groups} />
          {groups.map((group) => (
            <Fragment key={group.name}>
              <Choice
                {...group}
                models={models}
                countries={delivery?.isTaxedFirst ? delivery.countries : undefined}
              />
              {group.name === 'model' && (
                <label className={styles.view}>
                  {/* Without a name: it says how the boat is drawn, not which one it is. */}
                  <input type="checkbox" data-view="scale" className={tickBox.box} />
                  <FormattedMessage id="configurator.toScale" />
                </label>
              )}
              {group.name === 'cabins' && <BoatPlans groups={groups} id={plans} />}
            </Fragment>
          ))}
          {delivery && <CountryChoice {...delivery} />}
        </div>
        <PriceSummary {...props} />
        <div className={styles.actions}>
          {offer && (
            <Button type="submit" formAction={offer}>
              <FormattedMessage id="configurator.offer" />
            </Button>
          )}
          {trial && (
            <Button type="submit" formAction={trial} kind={offer ? 'quiet' : 'primary'}>
              <FormattedMessage id="actions.trial" />
            </Button>
          )}
          <fieldset className={styles.aside}>
            <legend className={styles.legend}>
              <FormattedMessage id="configurator.also" />
            </legend>
            <Button
              type="submit"
              formAction={brochure}
              kind="quiet"
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
            <Share models={models} />
          </fieldset>
        </div>
      </form>
    </Section>
  );
}
