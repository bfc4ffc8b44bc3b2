import type { RefundTier } from '@gangway/contract/settings/registry.ts';
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

/** Whatever numbers stand there just now: which of them will do is said when they are saved. */
const typedTier = z.object({ fromDays: z.number(), percent: z.number() });

/** The refund fee by notice before departure, as a small table. */
export function TiersField({ value, error, onChange }: TiersFieldProps) {
  const t = useTranslate();
  const tiers = z.array(typedTier).safeParse(parseJson(value)).data ?? [];
  const write = (next: readonly RefundTier[]) => onChange(JSON.stringify(next));
  const change = (index: number, part: Partial<RefundTier>) =>
    write(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));

  return (
    <Input.Wrapper
      label={t('settings.tiers')}
      labelElement="div"
      description={t('settings.tiersText')}
      error={error}
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
                    value={tier.fromDays}
                    min={0}
                    max={1000}
                    allowDecimal={false}
                    onChange={(days) => change(index, { fromDays: Number(days) })}
                  />
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{tierDays(t, tiers, index)}</Table.Td>
                <Table.Td>
                  <NumberInput
                    aria-label={t('settings.tierFeeOf', { number })}
                    value={tier.percent}
                    min={0}
                    max={100}
                    suffix="%"
                    allowDecimal={false}
                    onChange={(percent) => change(index, { percent: Number(percent) })}
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
