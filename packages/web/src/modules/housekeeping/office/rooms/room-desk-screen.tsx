import type { RoomOverview } from '@gangway/contract/housekeeping/schemas.ts';
import { Box, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkInScreen, turnoverScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit, useSessionUser } from '#ui/office/session/use-session-user.ts';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import { useRoomSteps } from '../steps/room-steps.tsx';
import { StepsStrip } from '../steps/steps-strip.tsx';
import { ArrivalsTab } from './check-in/arrivals-tab.tsx';
import { CheckInPanel } from './check-in/check-in-panel.tsx';
import { deskSailing } from './desk-sailing.ts';
import { fitsFilter } from './fits-filter.ts';
import { layOnRooms } from './lay-on-rooms.ts';
import { RoomPanel } from './panel/room-panel.tsx';
import { DeckPlan } from './plan/deck-plan.tsx';
import { RoomCards } from './room-cards.tsx';
import { RoomDeskFilters } from './room-desk-filters.tsx';
import { overviewQuery } from './room-desk-queries.ts';
import { SailingCheckOut } from './sailing-check-out.tsx';
import { ScanButtons } from './scan/scan-buttons.tsx';
import { useScanToCheckIn } from './scan/use-scan-to-check-in.ts';
import { StatusLegend } from './status-legend.tsx';
import { deskTabs, type RoomDeskView, useRoomDeskView } from './use-room-desk-view.ts';

/** `/ship/roomCheckInManagement`: the rooms of a ship as they are now, and who gets which. */
export function RoomDeskScreen() {
  const t = useTranslate();
  const view = useRoomDeskView();
  const canEdit = useCanEdit(checkInScreen);
  const ships = useQuery(shipNamesQuery);
  const shipId = view.shipId ?? ships.data?.find(({ status }) => status === 'active')?.id ?? null;
  return (
    <>
      <ScreenHeader text={t('roomDesk.text')}>{canEdit ? <ScanPart view={view} /> : null}</ScreenHeader>
      {shipId === null ? null : (
        <ShipRooms shipId={shipId} ships={ships.data ?? []} view={view} canEdit={canEdit} />
      )}
      {shipId === null && ships.data ? (
        <TableEmpty title={t('roomDesk.noShip')} text={t('roomDesk.noShipText')} address={undefined} />
      ) : null}
      {ships.error && !ships.data ? (
        <TableFailure message={ships.error.message} onRetry={ships.refetch} />
      ) : null}
    </>
  );
}

/** Only those who give rooms hear scanners. */
function ScanPart({ view }: { view: RoomDeskView }) {
  return <ScanButtons {...useScanToCheckIn(view)} />;
}

interface ShipRoomsProps {
  shipId: number;
  ships: readonly { id: number; name: string }[];
  view: RoomDeskView;
  canEdit: boolean;
}

function ShipRooms({ shipId, ships, view, canEdit }: ShipRoomsProps) {
  const { data, error, refetch } = useQuery(overviewQuery(shipId));
  const { steps } = useRoomSteps();
  const { name, username } = useSessionUser();
  // Somebody without a network sees done what they have done.
  const overview = useMemo(
    () => data && { ...data, rooms: [...layOnRooms(data.rooms, steps.waiting, name || username)] },
    [data, steps.waiting, name, username],
  );
  const cleans = useCanEdit(turnoverScreen) || canEdit;
  return (
    <>
      <Box mb="sm">
        <RoomDeskFilters ships={ships} shipId={shipId} overview={overview} view={view} />
      </Box>
      {cleans ? <StepsStrip /> : null}
      {overview ? <Overview overview={overview} view={view} canEdit={canEdit} /> : null}
      {!data && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={360} /> : null}
    </>
  );
}

interface OverviewProps {
  overview: RoomOverview;
  view: RoomDeskView;
  canEdit: boolean;
}

function Overview({ overview, view, canEdit }: OverviewProps) {
  const t = useTranslate();
  const { rooms, sailings } = overview;
  const sailing = sailings.find(({ id }) => id === view.filter.sailingId) ?? deskSailing(sailings);
  const livedIn = (id: number) => rooms.filter(({ stay }) => stay?.sailingId === id).length;
  const back = sailings
    .filter(({ status }) => status === 'returned')
    .map((one) => ({ sailing: one, rooms: livedIn(one.id) }))
    .filter((one) => one.rooms > 0);
  const floors = [...new Set(rooms.map(({ floor }) => floor))].toSorted((a, b) => a - b);
  return (
    <>
      <SailingCheckOut back={back} canEdit={canEdit} />
      {canEdit && sailing ? (
        <Tabs
          value={view.tab}
          onChange={(tab) => view.change({ tab: tab === deskTabs[0] ? null : tab })}
          keepMounted={false}
        >
          <Tabs.List mb="sm" aria-label={t('roomDesk.tabs')}>
            {deskTabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`roomDesk.tab.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="rooms">
            <Rooms overview={overview} view={view} />
          </Tabs.Panel>
          <Tabs.Panel value="arrivals">
            <ArrivalsTab sailing={sailing} view={view} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Rooms overview={overview} view={view} />
      )}
      <RoomPanel overview={overview} view={view} sailingId={sailing?.id ?? null} />
      {canEdit ? <CheckInPanel view={view} floors={floors} /> : null}
    </>
  );
}

function Rooms({ overview, view }: Pick<OverviewProps, 'overview' | 'view'>) {
  const t = useTranslate();
  const { rooms } = overview;
  const asked = rooms.filter((room) => fitsFilter(room, view.filter));
  if (rooms.length === 0)
    return <TableEmpty title={t('roomDesk.empty')} text={t('roomDesk.emptyText')} address={undefined} />;
  // A deck that is not asked for is not drawn; a cabin that is not stays as an outline.
  const { floor } = view.filter;
  const drawn = floor === null ? rooms : rooms.filter((room) => room.floor === floor);
  return (
    <>
      <StatusLegend rooms={rooms} />
      {asked.length === 0 ? (
        <TableEmpty
          title=""
          text=""
          address={{
            filtered: true,
            clearFilters: () => view.change({ sailing: null, floor: null, status: null, type: null }),
          }}
        />
      ) : null}
      {view.rooms === 'plan' ? (
        <DeckPlan
          rooms={drawn}
          fits={(room) => fitsFilter(room, view.filter)}
          onOpen={(id) => view.openRoom(id)}
        />
      ) : (
        <RoomCards rooms={asked} onOpen={(id) => view.openRoom(id)} />
      )}
    </>
  );
}
