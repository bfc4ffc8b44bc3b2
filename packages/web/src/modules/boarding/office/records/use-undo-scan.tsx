import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { newKey } from '#lib/new-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Whether a scan counts, so that it can be taken back. */
export function isCounted(scan: ScanRecord): boolean {
  return scan.kind === 'scan' && scan.verdict !== 'refused' && scan.undone === null && scan.ticket !== null;
}

/** Takes a scan back, for a reason; the scan stays in the list, and so does this. */
export function useUndoScan(): (scan: ScanRecord) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = () => refreshCalls(client, boardingCalls);
  return (scan) => {
    const key = newKey();
    const name = scan.ticket?.name ?? '';
    const id = modals.open({
      title: t('verification.undoTitle', { name }),
      children: (
        <ReasonForm
          text={t(`verification.undoText.${scan.post}`, { name })}
          label={t('field.reason')}
          danger
          confirm={t('verification.undo')}
          onClose={() => modals.close(id)}
          onRefused={refresh}
          onConfirm={async (reason) => {
            // The same key when it is sent once more: it is one undo.
            await operate(boardingCalls.undoScan, { body: { id: key, scanId: scan.id, reason } });
            showSuccess(t('verification.undoDone', { name }));
            await refresh();
          }}
        />
      ),
    });
  };
}
