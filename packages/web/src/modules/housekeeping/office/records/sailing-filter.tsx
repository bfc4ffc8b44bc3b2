import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { useNow } from '#ui/office/use-now.ts';
import { sailingName } from '#modules/sailings/office/index.ts';

interface SailingFilterProps {
  shipId: number | undefined;
  onChange: (id: string | null) => void;
}

/** A choice among the last sailings, of one ship where one is chosen; for those who may see them. */
export function SailingFilter({ shipId, onChange }: SailingFilterProps) {
  const t = useTranslate();
  const to = addDays(portDate(useNow(60_000)), 1);
  const { data } = useQuery(
    callOptions(sailingsCalls.pageSailings, {
      body: { page: 1, size: 100, sort: { by: 'date', order: 'desc' }, filter: { shipId, to } },
    }),
  );
  return (
    <FilterChoice
      label={t('column.sailing')}
      choices={(data?.records ?? []).map((sailing) => ({
        value: String(sailing.id),
        label: sailingName(sailing),
      }))}
      value={undefined}
      onChange={onChange}
    />
  );
}
