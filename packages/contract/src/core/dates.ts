/** The port's time zone; every time shown anywhere is in it. It has no daylight saving. */
export const portZone = 'Asia/Kuala_Lumpur';
const portOffsetMs = 8 * 3_600_000;

/** The calendar day (YYYY-MM-DD) at the port at the given moment. */
export function portDate(at: Date): string {
  return new Date(at.getTime() + portOffsetMs).toISOString().slice(0, 10);
}

/** The first moment of a day (YYYY-MM-DD) at the port. */
export function startOfPortDay(date: string): Date {
  return new Date(new Date(`${date}T00:00:00Z`).getTime() - portOffsetMs);
}

/** A moment as it is shown: `2026-11-15 08:30`, at the port. */
export function formatInstant(at: Date | string): string {
  const shifted = new Date(new Date(at).getTime() + portOffsetMs);
  return shifted.toISOString().slice(0, 16).replace('T', ' ');
}

/** Whether a text is a real calendar day written YYYY-MM-DD; the calendar has no year 0, and neither has PostgreSQL. */
export function isPlainDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  const day = Number(text.slice(8));
  return day < 29 || day <= lengthOfMonth(text);
}

/** How many days the month has in which a day lies, or which is written YYYY-MM itself. */
function lengthOfMonth(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}

/** Full years between a birth date and a day, both YYYY-MM-DD; a 29 February birthday falls on 1 March in common years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** Whole days from one moment to another, rounded up: what is left of a day is a day. */
export function daysUntil(from: Date, to: Date): number {
  return Math.ceil((to.getTime() - from.getTime()) / 86_400_000);
}

/** Every day of a month written YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  return Array.from(
    { length: lengthOfMonth(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** A day some days later, or earlier. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Every day from one to another, both included; stops after `limit` of them. */
export function daysBetween(from: string, to: string, limit: number): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < limit; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same day some months later; where that month is shorter, its last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const target = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  return `${target}-${String(Math.min(day, lengthOfMonth(target))).padStart(2, '0')}`;
}
