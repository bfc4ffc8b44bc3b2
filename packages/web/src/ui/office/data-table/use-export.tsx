import type { Call, CallArguments } from '@gangway/contract/core/define-call.ts';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { downloadFile } from '#lib/download-file.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { showError, showSuccess } from '../toast.ts';
import { ExportProgress } from './export-progress.tsx';

interface Wish<C extends Call> {
  args: CallArguments<C>;
  /** How many rows it will have; told, they are watched while they come. */
  count?: number | undefined;
}

/** Downloads a sheet, shows how far it has come, and lets it be called off. */
export function useExport<C extends Call>(call: C) {
  const t = useTranslate();
  const progressId = `export-${useId()}`;
  return useMutation({
    mutationFn: async ({ args, count }: Wish<C>) => {
      const end = new AbortController();
      const message = (done: number) => (
        <ExportProgress count={count ?? 0} done={done} onCancel={() => end.abort()} />
      );
      if (count !== undefined)
        notifications.show({
          id: progressId,
          message: message(0),
          autoClose: false,
          withCloseButton: false,
          withBorder: true,
        });
      try {
        await downloadFile(call, args, {
          signal: end.signal,
          onProgress: (done) =>
            count !== undefined && notifications.update({ id: progressId, message: message(done) }),
        });
        return 'saved' as const;
      } catch (error) {
        if (end.signal.aborted) return 'calledOff' as const;
        throw error;
      } finally {
        notifications.hide(progressId);
      }
    },
    onSuccess: (outcome) => outcome === 'saved' && showSuccess(t('download.success')),
    onError: ({ message }) => showError(t('download.failed', { message })),
  });
}
