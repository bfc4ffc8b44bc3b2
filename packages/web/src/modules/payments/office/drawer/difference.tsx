import { formatMoney } from '@gangway/contract/core/money.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

/** How far a count is from what must be there, in words and colour. */
export function Difference({ sen }: { sen: number }) {
  const t = useTranslate();
  const amount = formatMoney(Math.abs(sen));
  if (sen === 0)
    return (
      <Text span inherit c="sea.8">
        {t('drawer.agrees')}
      </Text>
    );
  return (
    <Text span inherit c="coral.7" fw={650}>
      {sen < 0 ? t('drawer.short', { amount }) : t('drawer.over', { amount })}
    </Text>
  );
}
