import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Alert, Kbd, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import css from './counter-sale.module.css';
import type { CounterSaleState } from './use-counter-sale.ts';

/** What will be booked and what it costs, always in sight. */
export function SaleSummary({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const { offers, values, people, totalSen, refusal, errors, attempt } = sale;
  const { sailing, offer, shipName } = offers;
  const wrong = attempt > 0 ? Object.keys(errors).length : 0;
  return (
    <aside className={css.summary} aria-label={t('counter.summary')}>
      <div className={css.lines}>
        <Text size="sm">
          {sailing
            ? [
                shipName,
                sailing.date,
                `${t(`sailings.slotTitle.${sailing.slot}`)} ${formatInstant(sailing.departsAt).slice(11)}`,
              ]
                .filter((text) => text !== '')
                .join(' · ')
            : t('counter.chooseSailing')}
        </Text>
        <Text size="sm">
          {offer ? ownWords(offer.name) : t('counter.chooseType')} ·{' '}
          {t('shipOrder.peopleCount', { count: people })}
        </Text>
        <Text size="sm">{values.customer?.realName ?? t('counter.walkIn')}</Text>
      </div>
      <Text className={css.sum ?? ''} aria-live="polite">
        {formatMoney(totalSen)}
      </Text>
      {refusal ? (
        <Alert color="coral" icon={<IconAlertCircle size={18} aria-hidden />} className={css.refusal ?? ''}>
          {refusal}
        </Alert>
      ) : null}
      {wrong > 0 && !refusal ? (
        <Text size="sm" c="coral.7" role="status">
          {t('counter.wrong', { count: wrong })}
        </Text>
      ) : null}
      <SendButton fullWidth loading={sale.busy}>
        {values.complimentary ? t('counter.give') : t('counter.book')}
      </SendButton>
      <Text size="xs" c="dimmed" className={css.hint ?? ''}>
        <Kbd size="xs">Ctrl</Kbd> + <Kbd size="xs">Enter</Kbd>
      </Text>
    </aside>
  );
}
