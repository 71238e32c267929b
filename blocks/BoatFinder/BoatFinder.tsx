import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BoatFinder as BoatFinderProps } from '../../schemas/blocks/boat-finder.ts';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './BoatFinder.module.css';
import { Fleet } from './Fleet.tsx';
import { FoundBoat } from './FoundBoat.tsx';
import { ANSWER, FINDER_QUESTIONS } from './finderQuestions.ts';
import { Question } from './Question.tsx';

/**
 * Three questions, and the boat that answers them. One GET form: its address is the answer, to keep or to share. With
 * JavaScript the third answer is sent at once, and each change after it, as filters of a list are
 * (site/browser/navigation/submitFilters.ts); the button then leads to the boat, which is below the form on a phone.
 */
export function BoatFinder({ heading, text, boats, action, answers = {}, found = [] }: BoatFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const isFollowed = useRef(false);
  const isTouched = useRef(false);
  const shown = new URLSearchParams(answers).toString();
  const [boat, other] = found;
  const read = () => new URLSearchParams([...new FormData(form.current ?? undefined)] as [string, string][]);
  const send = () => {
    if (form.current?.matches(':valid')) form.current.requestSubmit();
  };
  // Answers from before scripts ran are sent; later ones came with the page, such as back in the history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for other answers of the page
  useEffect(() => {
    if (isFollowed.current) {
      const given = new URLSearchParams(shown);
      for (const input of form.current?.querySelectorAll('input') ?? [])
        input.checked = given.get(input.name) === input.value;
    } else if (`${read()}` !== shown) send();
    isFollowed.current = true;
  }, [shown]);
  // Who has touched the last answer sees the boat, which is below the form on a phone; with a keyboard the focus stays in
  // view, and the live region tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for other answers of the page
  useEffect(() => {
    const answer = document.getElementById(ANSWER);
    if (!boat || !isTouched.current || !answer) return;
    isTouched.current = false;
    if (answer.getBoundingClientRect().top > window.innerHeight / 2)
      answer.scrollIntoView({
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      });
  }, [shown]);
  return (
    <Section className={`grid ${styles.finder}`} heading={heading}>
      <form
        ref={form}
        method="get"
        action={action}
        className={styles.form}
        data-filters=""
        // A browser that put earlier answers back would have them sent.
        autoComplete="off"
        onPointerDown={() => {
          isTouched.current = true;
        }}
        onKeyDown={() => {
          isTouched.current = false;
        }}
        onChange={send}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          const answer = document.getElementById(ANSWER);
          // An answer has no submitter; what is shown already needs no request.
          if (!submitter || !boat || `${read()}` !== shown) return;
          event.preventDefault();
          answer?.focus({ preventScroll: true });
          answer?.scrollIntoView();
        }}
      >
        <SectionHeading />
        {text && <RichText html={text} />}
        {(['crew', 'waters', 'sailing'] as const).map((name) => (
          <Question key={name} name={name} options={FINDER_QUESTIONS[name]} answer={answers[name]} />
        ))}
        <div className={styles.actions}>
          <Button type="submit">
            <FormattedMessage id="boatFinder.submit" />
          </Button>
          {shown && (
            // Its answers go, the place on the page stays (focusMemory.ts).
            <a href={action?.split('#')[0]} className={styles.again} data-keeps-place="">
              <FormattedMessage id="boatFinder.again" />
            </a>
          )}
        </div>
      </form>
      <div id={ANSWER} tabIndex={-1} className={styles.answer}>
        {/* One element for both: what changes in it is read out. */}
        <div role="status" className={boat ? undefined : styles.invitation}>
          {boat ? (
            <>
              <p className="eyebrow">
                <FormattedMessage id="boatFinder.found" />
              </p>
              <ItemHeading className={styles.name}>{joinName(boat.title)}</ItemHeading>
            </>
          ) : (
            <p>
              <FormattedMessage id="boatFinder.invitation" />
            </p>
          )}
        </div>
        {boat ? <FoundBoat boat={boat} other={other} /> : <Fleet boats={boats} />}
      </div>
    </Section>
  );
}
