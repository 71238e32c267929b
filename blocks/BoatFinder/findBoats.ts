import type { BoatFinder } from '../../schemas/blocks/boat-finder.ts';
import { type Answers, FINDER_QUESTIONS } from './finderQuestions.ts';

type Boat = BoatFinder['boats'][number];
type Sentence = NonNullable<BoatFinder['sentences']>[number];

/** An answer in an address; undefined for any other text. */
const toAnswer = <T extends string>(answers: readonly T[], value: string | null): T | undefined =>
  answers.find((answer) => answer === value);

/** The answers in a query; others than known ones are left out. */
export function parseAnswers(query: URLSearchParams): Answers {
  const found = {
    crew: toAnswer(FINDER_QUESTIONS.crew, query.get('crew')),
    waters: toAnswer(FINDER_QUESTIONS.waters, query.get('waters')),
    sailing: toAnswer(FINDER_QUESTIONS.sailing, query.get('sailing')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/**
 * The boats that are sailed as asked for, best first: crew and waters say how much boat is needed, and each boat for how
 * much she is the right one (`easy`, `fast`, `room`). Of two that are as near the first one comes first. None until all
 * three questions are answered.
 */
export function findBoats(boats: readonly Boat[], { crew, waters, sailing }: Answers): Boat[] {
  if (!crew || !waters || !sailing) return [];
  const need = FINDER_QUESTIONS.crew.indexOf(crew) + FINDER_QUESTIONS.waters.indexOf(waters);
  const toGap = (boat: Boat) => Math.abs((boat[sailing] ?? Number.POSITIVE_INFINITY) - need);
  return boats
    .filter((boat) => boat[sailing] !== undefined)
    .toSorted((one, other) => toGap(one) - toGap(other));
}

/** The sentences about a boat: those for the answers, or the one that sets her beside another boat. */
export function toReason(
  sentences: readonly Sentence[],
  boat: string,
  asked: Answers | { beside: string },
): string {
  const given: readonly string[] = Object.values(asked);
  const isMeant = ({ answer, beside }: Sentence) =>
    'beside' in asked ? beside === asked.beside : answer !== undefined && given.includes(answer);
  return sentences
    .filter((sentence) => sentence.boat === boat && isMeant(sentence))
    .map(({ text }) => text)
    .join(' ');
}
