import { EmptyState, Paper, Select, Skeleton } from '@mantine/core';
import { IconShip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import { ShipTurnover } from './ship-turnover.tsx';

/** `/ship/turnover`: what must be cleaned before the next sailing, on a desk a board, on a telephone a list. */
export function TurnoverScreen() {
  const t = useTranslate();
  const { params, change } = useAddress();
  const { data, error, refetch } = useQuery(shipNamesQuery);
  const ships = (data ?? []).filter(({ status }) => status !== 'decommissioned');
  const asked = readId(params.get('ship'));
  const chosen =
    ships.find(({ id }) => id === asked) ?? ships.find(({ status }) => status === 'active') ?? ships[0];
  return (
    <>
      <ScreenHeader text={t('turnover.text')}>
        {chosen && ships.length > 1 ? (
          <Select
            aria-label={t('field.shipId')}
            data={ships.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(chosen.id)}
            onChange={(value) => change({ ship: value }, true)}
            allowDeselect={false}
          />
        ) : null}
      </ScreenHeader>
      {!data && !error ? <Skeleton height={320} /> : null}
      {!data && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {chosen ? <ShipTurnover key={chosen.id} shipId={chosen.id} /> : null}
      {data && !chosen ? (
        <Paper withBorder p="xl" role="status">
          <EmptyState
            icon={<IconShip size={36} stroke={1.4} aria-hidden />}
            title={t('turnover.noShip')}
            description={t('turnover.noShipText')}
          />
        </Paper>
      ) : null}
    </>
  );
}
