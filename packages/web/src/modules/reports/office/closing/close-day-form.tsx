import { formatMoney } from '@gangway/contract/core/money.ts';
import { parseMoney } from '@gangway/contract/core/parse-money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { closeDayBody, type DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DraftNotice } from '#ui/office/forms/draft-notice.tsx';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { providerName } from '#modules/payments/office/index.ts';

interface CloseDayFormProps {
  closing: DailyClosing;
  onLeave: () => void;
}

/** Closes a day for good: says what it came to, asks what payment companies paid out, and keeps a note. */
export function CloseDayForm({ closing, onLeave }: CloseDayFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { date, figures } = closing;
  const { methods, takenSen, refundedSen, gateways, drawers } = figures;
  const counted = (of: 'count' | 'refunds') => methods.reduce((sum, method) => sum + method[of], 0);
  const uncounted = drawers.filter((drawer) => drawer.countedSen === null).length;
  const { form, submit, saving, frame } = useOfficeForm({
    initialValues: { payouts: gateways.map(({ provider }) => ({ provider, amountSen: '' })), note: '' },
    draft: `closeDay_${date}`,
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
        onLeave();
      } finally {
        await refreshCalls(client, reportsCalls);
      }
    },
  });
  useUnsaved(frame.dirty && !saving);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {frame.draft ? <DraftNotice {...frame.draft} /> : null}
        <Text size="sm">
          {t('closing.closeText', {
            payments: counted('count'),
            taken: formatMoney(takenSen),
            refunds: counted('refunds'),
            refunded: formatMoney(refundedSen),
          })}
        </Text>
        {uncounted > 0 ? <Alert color="amber">{t('closing.openDrawers', { count: uncounted })}</Alert> : null}
        {gateways.map(({ provider }, index) => (
          <TextInput
            key={provider}
            label={t('closing.payout', { provider: providerName(t, provider) })}
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onLeave} data-autofocus>
            {t('closing.keep')}
          </Button>
          <SendButton loading={saving} color="coral">
            {t('closing.close')}
          </SendButton>
        </Group>
      </Stack>
    </form>
  );
}
