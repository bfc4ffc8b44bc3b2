import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { Arrival, arrivalStates } from '@gangway/contract/housekeeping/schemas.ts';
import { Badge, Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { TablePages } from '#ui/office/data-table/table-pages.tsx';
import css from './arrival-list.module.css';

interface ArrivalListProps {
  sailingId: number;
  state: (typeof arrivalStates)[number];
  keyword: string;
  onChoose: (arrival: Arrival) => void;
  /** What choosing one does. */
  action: (arrival: Arrival) => string;
  /** Whether the list goes to Excel: where it is read, not where one of it is chosen. */
  isExported?: boolean;
}

const size = 50;

/** Orders of a sailing that have a cabin: who waits for a room, who is in one, who has left. */
export function ArrivalList(props: ArrivalListProps) {
  const { sailingId, state, keyword, onChoose, action, isExported = false } = props;
  const t = useTranslate();
  const [asked, setAsked] = useState({ page: 1, keyword });
  // Another search begins at its first page.
  const page = asked.keyword === keyword ? asked.page : 1;
  const asShown = {
    filter: { sailingId, state, ...(keyword.trim() ? { keyword: keyword.trim() } : {}) },
    sort: { by: 'customerName', order: 'asc' },
  } as const;
  const { data, error, refetch } = useQuery({
    ...callOptions(housekeepingCalls.pageArrivals, { body: { ...asShown, page, size } }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? <TableFailure message={error.message} onRetry={refetch} /> : <Skeleton height={220} />;
  if (data.total === 0)
    return (
      <TableEmpty
        title={keyword ? t('table.noMatch') : t(`roomDesk.nobody.${state}`)}
        text={keyword ? t('roomDesk.searchText') : t(`roomDesk.nobodyText.${state}`)}
        address={undefined}
      />
    );
  return (
    <>
      <Group justify="space-between" mb={6}>
        <Text size="sm" c="dimmed" role="status">
          {t('roomDesk.orders', { count: data.total })}
        </Text>
        {isExported ? (
          <ExportButton call={housekeepingCalls.exportArrivals} args={{ body: asShown }} count={data.total} />
        ) : null}
      </Group>
      <ul className={css.arrivals}>
        {data.records.map((arrival) => (
          <li key={arrival.orderId} className={css.arrival}>
            <ArrivalFacts arrival={arrival} />
            <Button
              variant={state === 'waiting' && !arrival.refusal ? 'filled' : 'default'}
              size="compact-md"
              aria-label={`${action(arrival)}: ${arrival.customerName}, ${arrival.orderNo}`}
              onClick={() => onChoose(arrival)}
            >
              {action(arrival)}
            </Button>
          </li>
        ))}
      </ul>
      {data.total > size ? (
        <Box mt="sm">
          <TablePages
            address={{ page, size, setPage: (next) => setAsked({ page: next, keyword }) }}
            total={data.total}
          />
        </Box>
      ) : null}
    </>
  );
}

function ArrivalFacts({ arrival }: { arrival: Arrival }) {
  const t = useTranslate();
  const { customerName, orderNo, roomType, guests, stay, refusal } = arrival;
  const aboard = guests.filter((guest) => guest.aboard).length;
  return (
    <div className={css.facts}>
      <strong>{customerName}</strong>
      <span>{orderNo}</span>
      <span>{roomType.code}</span>
      <span>{t('roomDesk.aboardOf', { aboard, people: guests.length })}</span>
      {stay ? <Badge tt="none">{t('rooms.name', { number: stay.roomNumber })}</Badge> : null}
      {refusal ? (
        <Badge color="coral" variant="light" tt="none">
          {t(`roomDesk.refusalShort.${refusal}`)}
        </Badge>
      ) : null}
    </div>
  );
}
