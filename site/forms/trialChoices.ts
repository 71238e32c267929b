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

/** How many may come to a sea trial (behaviour §7.11). */
export const CREW_SIZES: readonly string[] = ['1', '2', '3', '4', '5', '6'];
