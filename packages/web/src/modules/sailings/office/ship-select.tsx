import type { Data } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import css from './select-options.module.css';

type ShipName = Data<typeof fleetCalls.listShips>[number];
type Shown = Pick<SelectProps, 'value' | 'onChange' | 'error' | 'disabled' | 'onBlur' | 'onFocus'>;

/** Chooses the ship of a sailing; one that is out of service is shown, with the reason, and cannot be chosen. */
export function ShipSelect(props: Shown) {
  const t = useTranslate();
  const { data: ships = [] } = useQuery(shipNamesQuery);
  return (
    <Select
      label={t('field.shipId')}
      required
      withAsterisk={false}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('table.noMatch')}
      comboboxProps={{ withinPortal: false }}
      classNames={{ option: css.option ?? '' }}
      data={ships.map((ship) => ({
        value: String(ship.id),
        label: labelOf(ship),
        disabled: ship.status !== 'active',
      }))}
      {...props}
    />
  );

  function labelOf({ name, status }: ShipName): string {
    return status === 'active' ? name : t(`sailings.shipStatus.${status}`, { name });
  }
}
