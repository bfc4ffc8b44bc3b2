import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/download-file.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { showError, showSuccess } from '../../../../office/toast.ts';

/** Downloads all rooms as an Excel sheet, in the form the import takes. */
export function useExportRooms() {
  const t = useTranslate();
  return useMutation({
    mutationFn: () => downloadFile(fleetCalls.exportRooms, {}, { quiet: true }),
    onSuccess: () => showSuccess(t('download.success')),
    onError: ({ message }) => showError(t('download.failed', { message })),
  });
}
