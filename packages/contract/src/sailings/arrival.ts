/** How long before departure boarding opens, and by when guests should have arrived. */
export interface ArrivalMinutes {
  opensMinutes: number;
  arriveMinutes: number;
}

/** When guests of a sailing come aboard, as it is planned. */
export function arrivalTimes(departsAt: Date | string, { opensMinutes, arriveMinutes }: ArrivalMinutes) {
  const departure = new Date(departsAt).getTime();
  const before = (minutes: number) => new Date(departure - minutes * 60_000).toISOString();
  return { boardingOpensAt: before(opensMinutes), arriveBy: before(arriveMinutes) };
}
