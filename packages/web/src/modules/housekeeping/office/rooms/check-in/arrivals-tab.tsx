import { arrivalStates, type HousedSailing } from '@gangway/contract/housekeeping/schemas.ts';
import { Box, Group, SegmentedControl, Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { sailingName, StatusMark } from '#modules/sailings/office/index.ts';
import type { RoomDeskView } from '../use-room-desk-view.ts';
import { ArrivalList } from './arrival-list.tsx';

/** The arrivals of a sailing, to be given their rooms one after the other. */
export function ArrivalsTab({ sailing, view }: { sailing: HousedSailing; view: RoomDeskView }) {
  const t = useTranslate();
  return (
    <>
      <Group gap="sm" mb="xs">
        <Title order={2}>{sailingName(sailing)}</Title>
        <StatusMark status={sailing.status} />
      </Group>
      <Group gap="xs" mb="sm">
        <SegmentedControl
          aria-label={t('roomDesk.arrivalStates')}
          data={arrivalStates.map((state) => ({ value: state, label: t(`roomDesk.state.${state}`) }))}
          value={view.state}
          onChange={(state) => view.change({ state: state === 'waiting' ? null : state })}
        />
        <Box flex="1 1 15rem" maw="22rem">
          <FilterText
            label={t('roomDesk.search')}
            maxLength={80}
            value={view.keyword}
            onChange={(keyword) => view.change({ keyword })}
          />
        </Box>
      </Group>
      <ArrivalList
        key={`${sailing.id}/${view.state}`}
        sailingId={sailing.id}
        state={view.state}
        keyword={view.keyword}
        isExported
        action={({ stay }) =>
          stay && !stay.checkedOutAt
            ? t('roomDesk.openRoom', { number: stay.roomNumber })
            : t('roomDesk.checkIn')
        }
        onChoose={({ orderId, stay }) =>
          stay && !stay.checkedOutAt ? view.openRoom(stay.roomId) : view.openOrder({ id: orderId })
        }
      />
    </>
  );
}
