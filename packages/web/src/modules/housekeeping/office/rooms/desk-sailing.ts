import type { HousedSailing } from '@gangway/contract/housekeeping/schemas.ts';

/** How soon a sailing keeps the desk busy: one that boards, one about to leave or at sea, then what comes, then what was. */
const urgency: Record<HousedSailing['status'], number> = {
  boarding: 0,
  ready: 1,
  departed: 2,
  scheduled: 3,
  returned: 4,
  cancelled: 5,
};

/** The sailing the desk begins with: the most urgent, and of those the earliest. */
export function deskSailing(sailings: readonly HousedSailing[]): HousedSailing | null {
  const [first] = sailings.toSorted(
    (a, b) => urgency[a.status] - urgency[b.status] || Date.parse(a.departsAt) - Date.parse(b.departsAt),
  );
  return first ?? null;
}
