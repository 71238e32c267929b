import type { Form } from '../../schemas/parts/form.ts';

const FIRST_HOUR = 10;
const SLOTS = 9;

/** One hour of a visit, in the local time of the place (behaviour §7.5). */
interface TimeSlot {
  /** Such as `10h_11h`. */
  id: string;
  from: number;
  to: number;
}

/** From ten in the morning to seven in the evening. */
export const TIME_SLOTS: readonly TimeSlot[] = Array.from({ length: SLOTS }, (_, index) => {
  const from = FIRST_HOUR + index;
  return { id: `${from}h_${from + 1}h`, from, to: from + 1 };
});

/** Hours of a form: when tours of the yard begin, or the slots of a meeting. */
export const getTimes = ({ tour }: Pick<Form, 'tour'>): readonly string[] =>
  tour?.times ?? TIME_SLOTS.map(({ id }) => id);

/** The most who may come to a sea trial (behaviour §7.11). */
const CREW = 6;

/** How many may come to a tour of the yard, or to a sea trial. */
export const getCrewSizes = ({ tour }: Pick<Form, 'tour'>): readonly string[] =>
  Array.from({ length: tour?.guests ?? CREW }, (_, index) => String(index + 1));
