import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
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
      <Title order={2} mb={6}>
        {t('reconcile.kept')}
      </Title>
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
