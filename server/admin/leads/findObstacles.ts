import type { StoredLead, TargetName } from '../../leads/store/LeadTables.ts';

/** Leads that have not arrived at a target for one reason. */
export interface LeadObstacle {
  target: TargetName;
  isDead: boolean;
  /** Of the last try; null before the first. */
  reason: string | null;
  count: number;
  /** When the oldest was received, in milliseconds since 1970. */
  since: number;
}

/** Since when leads have not arrived, and why: equal reasons are one, the oldest first. */
export function findObstacles(leads: readonly StoredLead[]): LeadObstacle[] {
  const obstacles = new Map<string, LeadObstacle>();
  for (const { received_at, deliveries } of leads) {
    for (const { target, status, last_error: reason } of deliveries) {
      if (status === 'delivered') continue;
      const key = JSON.stringify([target, status, reason]);
      const known = obstacles.get(key);
      obstacles.set(key, {
        target,
        isDead: status === 'dead',
        reason,
        count: (known?.count ?? 0) + 1,
        since: Math.min(known?.since ?? received_at, received_at),
      });
    }
  }
  return [...obstacles.values()].sort((one, other) => one.since - other.since);
}
