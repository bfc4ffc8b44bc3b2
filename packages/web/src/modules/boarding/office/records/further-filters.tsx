import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { boardingStatus, cabinType } from '@gangway/contract/boarding/record-schemas.ts';
import { scanReasons } from '@gangway/contract/boarding/states.ts';
import { IconDeviceMobile } from '@tabler/icons-react';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterSearch } from '#ui/office/data-table/filter-search.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import type { RecordFilterName } from './record-filter.ts';

/** Those that stand behind a button until they are wanted. */
export const furtherFilters = [
  'phone',
  'boardingStatus',
  'verified',
  'cabinType',
  'deviceId',
  'reason',
  'kind',
  'orderNo',
  'account',
  'sailingFrom',
  'sailingTo',
  'offline',
  'conflicts',
] as const satisfies readonly RecordFilterName[];

interface FurtherFiltersProps {
  of: (name: (typeof furtherFilters)[number]) => {
    value: string | undefined;
    onChange: (value: string | null) => void;
  };
  deviceId: string | undefined;
  setFilters: TableAddress<RecordFilterName>['setFilters'];
}

export function FurtherFilters({ of, deviceId, setFilters }: FurtherFiltersProps) {
  const t = useTranslate();
  return (
    <>
      <FilterText label={t('verification.phone')} maxLength={30} {...of('phone')} />
      <FilterText label={t('verification.orderNo')} maxLength={40} {...of('orderNo')} />
      <FilterChoice
        label={t('verification.boardingStatus')}
        choices={boardingStatus.options.map((value) => ({
          value,
          label: t(`verification.boarding.${value}`),
        }))}
        {...of('boardingStatus')}
      />
      <FilterChoice
        label={t('verification.verified')}
        choices={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`verification.verified.${value}`),
        }))}
        {...of('verified')}
      />
      <FilterChoice
        label={t('verification.cabinType')}
        choices={cabinType.options.map((value) => ({ value, label: t(`verification.cabin.${value}`) }))}
        {...of('cabinType')}
      />
      <FilterPeriod
        label={t('shipOrder.date')}
        labels={{ from: t('verification.filter.sailingFrom'), to: t('verification.filter.sailingTo') }}
        from={of('sailingFrom').value}
        to={of('sailingTo').value}
        onChange={({ from, to }) =>
          setFilters({
            ...(from === undefined ? {} : { sailingFrom: from }),
            ...(to === undefined ? {} : { sailingTo: to }),
          })
        }
      />
      <FilterSearch
        label={t('verification.device')}
        icon={IconDeviceMobile}
        value={deviceId}
        onChange={of('deviceId').onChange}
        query={(query) => callOptions(boardingCalls.findScanDevices, { query }, { quiet: 'check' })}
        labelOf={({ name }) => name}
      />
      <FilterText label={t('column.account')} maxLength={80} {...of('account')} />
      <FilterChoice
        label={t('verification.reason')}
        choices={scanReasons.map((value) => ({ value, label: t(`verification.reason.${value}`) }))}
        {...of('reason')}
      />
      <FilterChoice
        label={t('verification.kind')}
        choices={(['scan', 'undo'] as const).map((value) => ({
          value,
          label: t(`verification.kind.${value}`),
        }))}
        {...of('kind')}
      />
      <FilterChoice
        label={t('verification.decided')}
        choices={[
          { value: 'yes', label: t('verification.offline') },
          { value: 'no', label: t('verification.online') },
        ]}
        {...of('offline')}
      />
      <FilterChoice
        label={t('verification.conflict')}
        choices={[{ value: 'yes', label: t('verification.withConflict') }]}
        {...of('conflicts')}
      />
    </>
  );
}
