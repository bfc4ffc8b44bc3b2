import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { routeNamesQuery } from './sailings-queries.ts';
import css from './select-options.module.css';

type Shown = Pick<SelectProps, 'value' | 'onChange' | 'error' | 'disabled' | 'onBlur' | 'onFocus'>;

/** Chooses the route of a sailing; customers would not see a sailing on a disabled one. */
export function RouteSelect(props: Shown) {
  const t = useTranslate();
  const { data: routes = [] } = useQuery(routeNamesQuery);
  return (
    <Select
      label={t('field.routeId')}
      required
      withAsterisk={false}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('table.noMatch')}
      comboboxProps={{ withinPortal: false }}
      classNames={{ option: css.option ?? '' }}
      data={routes.map((route) => {
        const name = ownWords(route.destination);
        return {
          value: String(route.id),
          label: route.enabled ? name : t('sailings.routeDisabled', { name }),
          disabled: !route.enabled,
        };
      })}
      {...props}
    />
  );
}
