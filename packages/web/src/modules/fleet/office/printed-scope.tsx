import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { shipNamesQuery } from './fleet-queries.ts';

interface PrintedScopeProps {
  period: string;
  shipId: number | null;
  slot: Slot | null;
  /** What else was chosen. */
  more?: string;
}

/** What a report is of, on paper alone: the filters that say so on the screen are not printed. */
export function PrintedScope({ period, shipId, slot, more }: PrintedScopeProps) {
  const t = useTranslate();
  const { data: ships = [] } = useQuery(shipNamesQuery);
  const ship = shipId === null ? t('sailings.allShips') : ships.find(({ id }) => id === shipId)?.name;
  const chosen = slot === null ? t('reports.bothSlots') : t(`sailings.slotTitle.${slot}`);
  return <p data-printonly>{[period, ship, chosen, more].filter(Boolean).join(' · ')}</p>;
}
