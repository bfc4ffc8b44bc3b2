import { formatInstant } from '@gangway/contract/core/dates.ts';
import { roomStatuses } from '@gangway/contract/fleet/room-states.ts';
import type { ShipRooms } from '@gangway/contract/reports/dashboard-schemas.ts';
import { Badge } from '@mantine/core';
import { checkInScreen, screenPath, turnoverScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { RoomStatusMark } from '#modules/housekeeping/office/index.ts';
import { Card } from './card.tsx';
import css from './today.module.css';

/** The rooms of every ship by status, and what must be cleaned before the next departure. */
export function RoomsCard({ ships }: { ships: readonly ShipRooms[] }) {
  const t = useTranslate();
  const screen = useCanOpen(turnoverScreen) ? turnoverScreen : checkInScreen;
  return (
    <Card id="rooms" title={t('dashboard.rooms')}>
      {ships.length === 0 ? <p className={css.empty}>{t('dashboard.noRooms')}</p> : null}
      {ships.map((ship) => (
        <div key={ship.ship.id} className={css.ship}>
          <h3>
            <Link to={screenPath(screen, { ship: ship.ship.id })} className={css.more}>
              {ship.ship.name}
            </Link>
            {ship.turnover && ship.turnover.lateTypes > 0 ? (
              <Badge variant="filled" color="coral.7" tt="none">
                {t('dashboard.roomsLate')}
              </Badge>
            ) : null}
          </h3>
          <ul className={css.statuses}>
            {roomStatuses.map((status) => (
              <li key={status}>
                <RoomStatusMark status={status} />
                <span>{ship.byStatus[status]}</span>
              </li>
            ))}
          </ul>
          <p className={css.toClean} data-some={Boolean(ship.turnover?.toClean)}>
            <ToClean turnover={ship.turnover} />
          </p>
        </div>
      ))}
    </Card>
  );
}

function ToClean({ turnover }: Pick<ShipRooms, 'turnover'>) {
  const t = useTranslate();
  if (!turnover) return t('dashboard.noNext');
  const { toClean } = turnover;
  const at = formatInstant(turnover.neededAt);
  return toClean > 0 ? t('dashboard.toClean', { count: toClean, at }) : t('dashboard.allClean', { at });
}
