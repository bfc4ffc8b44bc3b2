import { formatMoney } from '@gangway/contract/core/money.ts';
import { parseMoney } from '@gangway/contract/core/parse-money.ts';
import { Text, TextInput } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

interface TenderedFieldProps {
  /** What there is to pay. */
  dueSen: number;
  typed: string;
  /** Whether what is wrong is said already, and not only while one types. */
  tried: boolean;
  onType: (typed: string) => void;
}

/** The cash somebody hands over, and the change to give; left empty, it is the exact sum. */
export function TenderedField({ dueSen, typed, tried, onType }: TenderedFieldProps) {
  const t = useTranslate();
  const tendered = readTendered(typed, dueSen);
  const error = tried && tendered.problem ? problemText() : null;
  return (
    <>
      <TextInput
        label={t('field.tenderedSen')}
        description={t('payment.tenderedHint')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={(dueSen / 100).toFixed(2)}
        data-autofocus
        data-tendered
        value={typed}
        error={error}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Text aria-live="polite" fw={650} size="lg">
        {tendered.sen !== null && !tendered.problem
          ? t('payment.change', { amount: formatMoney(tendered.sen - dueSen) })
          : ''}
      </Text>
    </>
  );

  function problemText(): string {
    if (tendered.sen === null) return t('drawer.amount');
    return t('payment.tenderedShort', { amount: formatMoney(dueSen - tendered.sen) });
  }
}

/** What was typed as cash handed over; nothing typed is nothing counted, and no problem. */
export function readTendered(typed: string, dueSen: number): { sen: number | null; problem: boolean } {
  if (typed.trim() === '') return { sen: null, problem: false };
  const sen = parseMoney(typed);
  return { sen, problem: sen === null || sen < dueSen };
}
