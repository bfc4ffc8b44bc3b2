import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CallArguments } from '@gangway/contract/core/define-call.ts';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/download-file.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { showError, showSuccess } from '../../../../office/toast.ts';

type ExportInput = CallArguments<typeof bookingCalls.exportOrders>['body'] & { count: number };

const maxRows = 20_000;
const progress = 'orders-export';

/** Downloads the orders that match as an Excel sheet, saying meanwhile how many it is working on. */
export function useExportOrders() {
  const t = useTranslate();
  return useMutation({
    mutationFn: ({ count: _, ...body }: ExportInput) =>
      downloadFile(bookingCalls.exportOrders, { body }, { quiet: true }),
    onMutate: ({ count }) =>
      notifications.show({
        id: progress,
        message:
          count > maxRows
            ? t('shipOrder.exportingFirst', { count: maxRows, all: count })
            : t('shipOrder.exporting', { count }),
        loading: true,
        autoClose: false,
        withCloseButton: false,
        withBorder: true,
      }),
    onSettled: () => notifications.hide(progress),
    onSuccess: () => showSuccess(t('download.success')),
    onError: ({ message }) => showError(t('download.failed', { message })),
  });
}
