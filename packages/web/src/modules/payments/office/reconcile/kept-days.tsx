import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import css from './kept-days.module.css';
import { keptQuery } from './reconcile-queries.ts';

interface KeptDaysProps {
  chosen: string | null;
  onChoose: (date: string) => void;
}

/** The days that were compared, newest first, and what each came to. */
export function KeptDays({ chosen, onChoose }: KeptDaysProps) {
  const t = useTranslate();
  const { data } = useQuery(keptQuery);
  if (!data) return null;
  return (
    <section aria-label={t('reconcile.kept')}>
      <Group justify="space-between" mb={6}>
        <Title order={2}>{t('reconcile.kept')}</Title>
        <ExportButton
          call={paymentsCalls.exportReconciliations}
          args={{ body: {} }}
          count={data.reduce((lines, { differences }) => lines + Math.max(1, differences.length), 0)}
          label={t('reconcile.exportKept')}
        />
      </Group>
      {data.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('reconcile.keptNone')}
        </Text>
      ) : (
        <ul className={css.days}>
          {data.map(({ date, provider, checked, differences }) => (
            <li key={`${date} ${provider}`} data-differs={differences.length > 0 || undefined}>
              <Anchor
                component="button"
                mih={24}
                inherit
                aria-current={date === chosen ? 'date' : undefined}
                onClick={() => onChoose(date)}
              >
                {date}
              </Anchor>
              <span>{outcome(t, checked, differences.length)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function outcome(t: typeof translate, checked: number, differences: number): string {
  if (differences > 0) return t('reconcile.differs', { count: differences });
  return checked === 0 ? t('reconcile.nothing') : t('reconcile.keptAgrees', { count: checked });
}
