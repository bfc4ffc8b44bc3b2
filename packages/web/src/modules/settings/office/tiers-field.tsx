import type { Words } from '@gangway/contract/core/words.ts';
import { tierDays } from '@gangway/contract/settings/setting-words.ts';
import { parseJson } from '@gangway/contract/settings/values.ts';
import { ActionIcon, Button, Input, NumberInput, Table, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useTranslate } from '#lib/use-translate.ts';

interface TiersFieldProps {
  /** The tiers as they are stored, as JSON. */
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
}

const mostTiers = 12;

/** Whatever numbers stand there just now, or none: which of them will do is said when they are saved. */
const typedTier = z.object({ fromDays: z.number().nullable(), percent: z.number().nullable() });
type TypedTier = z.output<typeof typedTier>;

/** The refund fee by notice before departure, as a small table. */
export function TiersField({ value, error, onChange }: TiersFieldProps) {
  const t = useTranslate();
  const tiers = z.array(typedTier).safeParse(parseJson(value)).data ?? [];
  const write = (next: readonly TypedTier[]) => onChange(JSON.stringify(next));
  const change = (index: number, part: Partial<TypedTier>) =>
    write(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));

  return (
    <Input.Wrapper
      label={t('settings.tiers')}
      labelElement="div"
      description={t('settings.tiersText')}
      error={error}
      errorProps={{ mt: 'xs' }}
    >
      <Table verticalSpacing={4} mt="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('settings.tierFrom')}</Table.Th>
            <Table.Th>{t('settings.tierDays')}</Table.Th>
            <Table.Th>{t('settings.tierFee')}</Table.Th>
            <Table.Th w={44}>
              <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tiers.map((tier, index) => {
            const number = index + 1;
            return (
              // A tier has nothing but its place in the list to be told by: both its numbers are being edited.
              // oxlint-disable-next-line react/no-array-index-key
              <Table.Tr key={index}>
                <Table.Td>
                  <NumberInput
                    aria-label={t('settings.tierFromOf', { number })}
                    value={tier.fromDays ?? ''}
                    min={0}
                    max={1000}
                    allowDecimal={false}
                    onChange={(days) => change(index, { fromDays: numberIn(days) })}
                  />
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{daysInWords(t, tiers, index)}</Table.Td>
                <Table.Td>
                  <NumberInput
                    aria-label={t('settings.tierFeeOf', { number })}
                    value={tier.percent ?? ''}
                    min={0}
                    max={100}
                    suffix="%"
                    allowDecimal={false}
                    onChange={(percent) => change(index, { percent: numberIn(percent) })}
                  />
                </Table.Td>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="coral"
                    aria-label={t('settings.tierRemove', { number })}
                    disabled={tiers.length === 1}
                    onClick={() => write(tiers.filter((_, at) => at !== index))}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <Button
        mt="xs"
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={tiers.length >= mostTiers}
        onClick={() => write([{ fromDays: (tiers[0]?.fromDays ?? 0) + 30, percent: 0 }, ...tiers])}
      >
        {t('settings.tierAdd')}
      </Button>
    </Input.Wrapper>
  );
}

/** An emptied field has no number: it must not become a fee of nothing. */
function numberIn(typed: number | string): number | null {
  return typed === '' ? null : Number(typed);
}

/** Nothing where a number it takes is still to be typed. */
function daysInWords(t: Words, tiers: readonly TypedTier[], index: number): string {
  const typed = tiers.slice(Math.max(0, index - 1), index + 1);
  if (typed.some(({ fromDays }) => fromDays === null)) return '';
  const known = tiers.map(({ fromDays, percent }) => ({ fromDays: fromDays ?? 0, percent: percent ?? 0 }));
  return tierDays(t, known, index);
}
