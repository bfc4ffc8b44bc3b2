import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { BoardingConflict } from '@gangway/contract/boarding/head-count-schemas.ts';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Says what became of a conflict. The scans stay as they are: what was wrong with one is undone by itself. */
export function useResolveConflict(): (conflict: BoardingConflict) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = () => refreshCalls(client, boardingCalls);
  return ({ id: conflictId, kind, ticket }) => {
    const id = modals.open({
      title: t('headCount.conflicts.resolveTitle', { kind: t(`headCount.conflict.${kind}`) }),
      children: (
        <ReasonForm
          text={t('headCount.conflicts.resolveText', { name: ticket?.name ?? t('verification.noTicket') })}
          label={t('headCount.conflicts.outcome')}
          confirm={t('headCount.conflicts.resolve')}
          onClose={() => modals.close(id)}
          onRefused={refresh}
          onConfirm={async (reason) => {
            await operate(boardingCalls.resolveConflict, { params: { id: conflictId }, body: { reason } });
            showSuccess(t('headCount.conflicts.resolved'));
            await refresh();
          }}
        />
      ),
    });
  };
}
