import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Alert, Button, Group, Skeleton, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { feeRight } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { refundQuoteQuery } from '../order-queries.ts';
import { OverrideFields } from './override-fields.tsx';
import { RefundPeople } from './refund-people.tsx';
import { RefundSums } from './refund-sums.tsx';
import { useRefundForm } from './use-refund-form.ts';

interface RefundFormProps {
  order: OfficeOrderDetail;
  onDone: () => void;
  onReplace: (ticket: OfficeTicket) => void;
  onClose: () => void;
}

/** Chooses who is cancelled, shows by person what is kept and what comes back, and cancels them. */
export function RefundForm({ order, onDone, onReplace, onClose }: RefundFormProps) {
  const t = useTranslate();
  const form = useRefundForm(order, onDone);
  const maySetFee = useCanEdit(feeRight);
  useUnsaved((form.override !== null || form.reason.trim() !== '') && !form.busy, true);
  const { chosen } = form;
  const quote = useQuery({ ...refundQuoteQuery(order.id, chosen), placeholderData: keepPreviousData });
  const shown = chosen.length > 0 && !quote.error ? quote.data : undefined;
  const sums = shown && form.sums(shown);
  const [only] = chosen.length === 1 ? order.tickets.filter(({ id }) => chosen.includes(id)) : [];
  const replaceable = shown?.why === 'cabin' && !form.hasLeft ? only : undefined;
  const problem = form.problem ?? (chosen.length > 0 ? quote.error?.message : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (shown && !quote.isPlaceholderData) void form.submit(shown);
      }}
    >
      <Stack gap="sm">
        <RefundPeople
          tickets={order.tickets}
          chosen={chosen}
          lines={sums?.lines}
          why={shown?.why}
          isStale={quote.isPlaceholderData}
          onChoose={form.choose}
        />
        {shown && sums ? (
          <RefundSums
            quote={shown}
            feeSen={sums.feeSen}
            backSen={sums.backSen}
            isByHand={sums.isByHand}
            onReplace={replaceable ? () => onReplace(replaceable) : null}
          />
        ) : chosen.length > 0 && quote.isFetching ? (
          <Skeleton height={64} />
        ) : null}
        {shown && maySetFee ? <OverrideFields form={form} quote={shown} /> : null}
        {shown && form.hasLeft && !form.override ? (
          <Textarea
            label={t('officeRefund.noShowReason')}
            maxLength={200}
            autosize
            minRows={2}
            error={form.errors.reason}
            value={form.reason}
            onChange={(event) => form.setReason(event.currentTarget.value)}
          />
        ) : null}
        {problem ? (
          <Alert color="coral" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {problem}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('shipOrder.cancelKeep')}
          </Button>
          <SendButton color="coral" loading={form.busy} disabled={!shown || quote.isPlaceholderData}>
            {sums
              ? t('officeRefund.confirm', { count: chosen.length, back: formatMoney(sums.backSen) })
              : t('officeRefund.confirmNobody')}
          </SendButton>
        </Group>
      </Stack>
    </form>
  );
}
