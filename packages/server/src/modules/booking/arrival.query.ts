import type { Embarkation } from '@gangway/contract/booking/arrival-schemas.ts';
import { type ArrivalMinutes, arrivalTimes } from '@gangway/contract/sailings/arrival.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readSettings } from '../settings/index.ts';

export async function readArrivalMinutes(db: Db): Promise<ArrivalMinutes> {
  const values = await readSettings(db, 'boarding.opensMinutes', 'boarding.arriveMinutes');
  return { opensMinutes: values['boarding.opensMinutes'], arriveMinutes: values['boarding.arriveMinutes'] };
}

/** What must be read with an order for it. */
export const arrivalColumns = ['routes.terminalEn', 'routes.terminalZh', 'routes.mapUrl'] as const;

/** When and where guests of an order come aboard. */
export function presentArrival(row: ArrivalRow, minutes: ArrivalMinutes): Embarkation {
  return {
    ...arrivalTimes(row.departsAt, minutes),
    terminal: { en: row.terminalEn, zh: row.terminalZh },
    mapUrl: row.mapUrl,
  };
}

interface ArrivalRow {
  departsAt: Date;
  terminalEn: string;
  terminalZh: string;
  mapUrl: string;
}
