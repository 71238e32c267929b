/**
 * Remembers solved puzzles until they would have expired anyway. Whoever wants to fill this memory solves a puzzle for
 * each entry.
 *
 * @param now seconds since 1970.
 * @returns spends a puzzle until a time; false when it is spent already.
 */
export function createSpent(now: () => number): (signature: string, until: number) => boolean {
  const spent = new Map<string, number>();
  let sweptAt = now();

  return (signature, until) => {
    const time = now();
    if (time - sweptAt >= 60) {
      for (const [known, end] of spent) if (end < time) spent.delete(known);
      sweptAt = time;
    }
    if (spent.has(signature)) return false;
    spent.set(signature, until);
    return true;
  };
}
