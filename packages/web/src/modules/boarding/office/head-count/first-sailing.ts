import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';

/** How soon somebody wants to see a sailing: one that boards, then one about to, then one at sea. */
const urgency: Record<BoardingSailing['status'], number> = {
  boarding: 0,
  ready: 1,
  scheduled: 2,
  departed: 3,
  returned: 4,
  cancelled: 5,
};

/** The sailing to begin with: of the day itself before those beside it, the most urgent, and of those the earliest. */
export function firstSailing(sailings: readonly BoardingSailing[], date: string): BoardingSailing | null {
  const [first] = sailings.toSorted(
    (a, b) =>
      Number(b.date === date) - Number(a.date === date) ||
      urgency[a.status] - urgency[b.status] ||
      Date.parse(a.departsAt) - Date.parse(b.departsAt),
  );
  return first ?? null;
}
