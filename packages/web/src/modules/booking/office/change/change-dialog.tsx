import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { leave } from '#ui/office/forms/unsaved.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { DeskPayment } from '../desk-payment/desk-payment.tsx';
import { ChangeSailings } from './change-sailings.tsx';
import { ChangeSums } from './change-sums.tsx';
import { useOfficeChange } from './use-office-change.ts';

interface ChangeDialogProps {
  order: OfficeOrderDetail;
  opened: boolean;
  onClose: () => void;
}

/** Where staff move an order to another sailing. */
export function ChangeDialog({ order, opened, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  return (
    <OfficeModal
      opened={opened}
      onClose={() => leave(onClose)}
      title={t('officeChange.title', { orderNo: order.orderNo })}
      size="lg"
    >
      <ChangeForm order={order} onClose={onClose} />
    </OfficeModal>
  );
}

/** Which sailing, what it costs, and the money that is taken or handed out. */
function ChangeForm({ order, onClose }: Pick<ChangeDialogProps, 'order' | 'onClose'>) {
  const t = useTranslate();
  const change = useOfficeChange(order, onClose);
  const { quote } = change;
  const shown = change.sailingId !== null && !quote.error ? quote.data : undefined;
  const { problem } = change;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (shown && !quote.isFetching) void change.submit(shown);
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {t('officeChange.text', {
            date: order.sailing.date,
            slot: t(`sailings.slotTitle.${order.sailing.slot}`),
            count: order.people,
          })}
        </Text>
        <ChangeSailings change={change} own={order.sailing.date} />
        {shown ? <ChangeSums quote={shown} people={order.people} /> : null}
        {change.sailingId !== null && quote.isFetching && !shown ? <Skeleton height={96} /> : null}
        {shown && shown.dueSen > 0 ? <DeskPayment desk={change.desk} /> : null}
        {problem ? (
          <Alert color="coral" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {problem}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('officeChange.keep')}
          </Button>
          <SendButton color="coral" loading={change.busy} disabled={!shown || quote.isFetching}>
            {shown
              ? t(`officeChange.confirm.${endOf(shown.dueSen)}`, {
                  amount: formatMoney(Math.abs(shown.dueSen)),
                })
              : t('officeChange.confirm.even')}
          </SendButton>
        </Group>
      </Stack>
    </form>
  );
}

function endOf(dueSen: number): 'pay' | 'back' | 'even' {
  return dueSen > 0 ? 'pay' : dueSen < 0 ? 'back' : 'even';
}
