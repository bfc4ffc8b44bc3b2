import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';

/** The sailings of a route, or all where none is wanted. */
export function ofRoute(
  sailings: readonly PublicSailing[],
  routeId: number | null,
): readonly PublicSailing[] {
  // A draft of an earlier release has none.
  return routeId ? sailings.filter((sailing) => sailing.routeId === routeId) : sailings;
}
