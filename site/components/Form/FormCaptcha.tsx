import { useMemo, useRef, useState } from 'react';
import { Captcha } from '../Captcha/Captcha.tsx';
import { useFormFacts } from './FormContext.ts';
import { toFieldId } from './toFieldId.ts';
import { useProblemText } from './useProblemText.ts';

/** State of a form's captcha, and how to start it anew. */
export interface CaptchaRound {
  /** Another round is another puzzle. */
  round: number;
  /** Empty until it is solved. */
  solution: () => string;
  setSolution: (solution: string) => void;
  /** Idempotency key that the solution was sent under: it is valid for no other. Undefined until then. */
  spentOn: () => string | undefined;
  spend: (key: string) => void;
  /** Discards the solution: it is spent, or refused. */
  renew: () => void;
}

export function useCaptcha(): CaptchaRound {
  const solution = useRef('');
  const key = useRef<string>(undefined);
  const [round, setRound] = useState(0);
  return useMemo(() => {
    const setSolution = (solved: string) => {
      solution.current = solved;
      key.current = undefined;
    };
    return {
      round,
      solution: () => solution.current,
      setSolution,
      spentOn: () => key.current,
      spend: (spentOn) => {
        // Widget states in place of a solution are equal for all visitors.
        if (!solution.current.startsWith('.')) key.current = spentOn;
      },
      renew: () => {
        setSolution('');
        setRound(round + 1);
      },
    };
  }, [round]);
}

/** The captcha of the surrounding form. @param onSolved called once there is a solution to send. */
export function FormCaptcha({ captcha, onSolved }: { captcha: CaptchaRound; onSolved: () => void }) {
  const { form, id, problems } = useFormFacts();
  const getProblemText = useProblemText(form);
  return (
    <Captcha
      id={toFieldId(id, 'puzzle')}
      sitekey={form.puzzle.sitekey}
      puzzleUrl={form.puzzle.url}
      error={problems.puzzle && getProblemText('puzzle')}
      onSolved={(solution) => {
        captcha.setSolution(solution);
        onSolved();
      }}
      onExpired={() => captcha.setSolution('')}
      // Sent in place of a solution: the server checks whether the provider is really down.
      onError={(word) => {
        captcha.setSolution(word);
        onSolved();
      }}
    />
  );
}
