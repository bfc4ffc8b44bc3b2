import type { Call, CallArguments } from '@gangway/contract/core/define-call.ts';
import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '#lib/download-file.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { showError, showSuccess } from '../toast.ts';

const progress = 'export';

/** Downloads a sheet; told how many rows it will have, it says so while they are being prepared. */
export function useExport<C extends Call>(call: C) {
  const t = useTranslate();
  return useMutation({
    mutationFn: ({ args }: { args: CallArguments<C>; count?: number | undefined }) =>
      downloadFile(call, args, { quiet: true }),
    onMutate: ({ count }) => {
      if (count === undefined) return;
      notifications.show({
        id: progress,
        message:
          count > maxSheetRows
            ? t('table.exportingFirst', { count: maxSheetRows, all: count })
            : t('table.exporting', { count }),
        loading: true,
        autoClose: false,
        withCloseButton: false,
        withBorder: true,
      });
    },
    onSettled: () => notifications.hide(progress),
    onSuccess: () => showSuccess(t('download.success')),
    onError: ({ message }) => showError(t('download.failed', { message })),
  });
}
