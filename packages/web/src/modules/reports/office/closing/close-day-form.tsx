import { formatMoney } from '@gangway/contract/core/money.ts';
import { parseMoney } from '@gangway/contract/core/parse-money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { closeDayBody, type DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import { Alert, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface CloseDayFormProps {
  closing: DailyClosing;
  onClosed: () => void;
}

/** Closes a day: says what it came to, asks what payment companies paid out, and keeps a note. */
export function CloseDayForm({ closing, onClosed }: CloseDayFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { date, figures } = closing;
  const { takenSen, refundedSen, gateways, drawers } = figures;
  const uncounted = drawers.filter((drawer) => drawer.countedSen === null).length;
  const { form, submit, saving } = useOfficeForm({
    initialValues: { payouts: gateways.map(({ provider }) => ({ provider, amountSen: '' })), note: '' },
    schema: closeDayBody,
    toBody: ({ payouts, note }) => ({
      date,
      shownTakenSen: takenSen,
      shownRefundedSen: refundedSen,
      // What is left empty came to nothing; what cannot be read is refused at its field.
      payouts: payouts.map(({ provider, amountSen }) => ({
        provider,
        amountSen: amountSen.trim() === '' ? 0 : (parseMoney(amountSen) ?? undefined),
      })),
      note,
    }),
    save: async (body) => {
      try {
        await operate(reportsCalls.closeDay, { body });
        showSuccess(t('closing.done', { date }));
        onClosed();
      } finally {
        await refreshCalls(client, reportsCalls);
      }
    },
  });
  return (
    <DrawerForm onSubmit={submit} saving={saving} dirty={form.isDirty()} submitLabel={t('closing.close')}>
      <Text size="sm">
        {t('closing.closeText', { taken: formatMoney(takenSen), refunded: formatMoney(refundedSen) })}
      </Text>
      {uncounted > 0 ? <Alert color="amber">{t('closing.openDrawers', { count: uncounted })}</Alert> : null}
      {gateways.map(({ provider }, index) => (
        <TextInput
          key={provider}
          label={t('closing.payout', { provider })}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          {...form.getInputProps(`payouts.${index}.amountSen`)}
        />
      ))}
      <Textarea
        label={t('closing.noteField')}
        maxLength={500}
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
    </DrawerForm>
  );
}
