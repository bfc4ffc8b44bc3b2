import type { CallArguments } from '@gangway/contract/core/define-call.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/download-file.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { showError, showSuccess } from '../../../../office/toast.ts';

type ExportInput = CallArguments<typeof paymentsCalls.exportPayments>['body'] & { count: number };

const maxRows = 20_000;
const progress = 'payments-export';

/** Downloads the payments that match as an Excel sheet, saying meanwhile how many it is working on. */
export function useExportPayments() {
  const t = useTranslate();
  return useMutation({
    mutationFn: ({ count: _, ...body }: ExportInput) =>
      downloadFile(paymentsCalls.exportPayments, { body }, { quiet: true }),
    onMutate: ({ count }) =>
      notifications.show({
        id: progress,
        message: t('paymentRecord.exporting', { count: Math.min(count, maxRows), all: count }),
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
