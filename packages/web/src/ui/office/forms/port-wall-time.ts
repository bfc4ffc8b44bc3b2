import { formatInstant } from '@gangway/contract/core/dates.ts';

/** An instant as date pickers hold it, `YYYY-MM-DD HH:mm:ss` by the port's clock; null for none or nonsense. */
export function toPortWall(instant: string | undefined): string | null {
  if (!instant || Number.isNaN(Date.parse(instant))) return null;
  return `${formatInstant(instant)}:00`;
}

/** The instant at which the port's clock shows what was picked. */
export function fromPortWall(wall: string | null): string | null {
  if (!wall) return null;
  const at = new Date(`${wall.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
