import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { Table, Text } from '@mantine/core';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './sold-by-type.module.css';

type Types = Data<typeof sailingsCalls.sailingDetail>['types'];

/** What each room type costs on a sailing, how many there are, and how many of them are gone. */
export function SoldByType({ types }: { types: Types }) {
  const t = useTranslate();
  if (types.length === 0) return <Text size="sm">{t('sailings.soldNone')}</Text>;
  return (
    <Table.ScrollContainer
      minWidth={330}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': t('sailings.sold') } }}
    >
      <Table verticalSpacing={6} horizontalSpacing={6} fz="sm" className={css.sold ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sailings.type')}</Table.Th>
            <Table.Th ta="right">{t('sailings.price')}</Table.Th>
            <Table.Th ta="right">{t('sailings.limit')}</Table.Th>
            <Table.Th ta="right">{t('sailings.taken')}</Table.Th>
            <Table.Th ta="right">{t('sailings.leftTitle')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {types.map((type) => (
            <Table.Tr key={type.roomTypeId}>
              <Table.Th scope="row" fw={400}>
                {ownWords(type.name)}{' '}
                <Text span size="xs" c="dimmed">
                  {type.code}
                </Text>
              </Table.Th>
              <Table.Td ta="right">
                {type.priceSen === null ? t('sailings.noPrice') : formatMoney(type.priceSen)}
              </Table.Td>
              <Table.Td ta="right">{type.limit}</Table.Td>
              <Table.Td ta="right">{type.taken}</Table.Td>
              <Table.Td ta="right" {...(type.left === null ? { c: 'dimmed' } : { fw: 600 })}>
                {type.left ?? t('sailings.notForSale')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
