import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { calls } from '@gangway/contract/calls.ts';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { MissingNames } from './missing-names.tsx';

/** More names than this are only counted. */
const maxNames = 100;

/** The steps staff take a boarding through; each says first what it will do. */
export function useBoardingSteps({ sailing }: HeadCount) {
  const t = useTranslate();
  const client = useQueryClient();
  const params = { id: sailing.id };
  const name = sailingName(sailing);
  const refresh = () => refreshCalls(client, calls.boarding, calls.sailings);
  const open = useMutation({
    mutationFn: () => operate(boardingCalls.openBoarding, { params, body: {} }),
    onSuccess: () => showSuccess(t('headCount.opened', { name })),
    onSettled: refresh,
  });
  const close = useMutation({
    mutationFn: () => operate(boardingCalls.closeBoarding, { params }),
    onSuccess: ({ manifestNo }) => showSuccess(t('headCount.closed', { name, number: manifestNo })),
    onSettled: refresh,
  });
  // As it is at this moment, not as it was drawn: this is what is agreed to.
  const lookForMissing = useMutation({
    mutationFn: () =>
      operate(boardingCalls.pageMissing, {
        params,
        body: { size: maxNames, sort: { by: 'name', order: 'asc' } },
      }),
    onSuccess: ({ records, total }) =>
      confirmDanger({
        title: t('headCount.closeTitle', { name }),
        text: <MissingNames people={records} total={total} />,
        confirm: t('headCount.closeConfirm', { missing: total }),
        keep: t('headCount.closeKeep'),
        onConfirm: () => close.mutate(),
      }),
  });
  return {
    isBusy: open.isPending || close.isPending || lookForMissing.isPending,
    askToOpen: () =>
      modals.openConfirmModal({
        title: t('headCount.openTitle'),
        children: t('headCount.openText', { name }),
        labels: { confirm: t('headCount.open'), cancel: t('action.cancel') },
        onConfirm: () => open.mutate(),
      }),
    askToClose: () => lookForMissing.mutate(),
    askToReopen: () => {
      const id = modals.open({
        title: t('headCount.reopenTitle'),
        children: (
          <ReasonForm
            text={t('headCount.reopenText', { name })}
            label={t('field.reason')}
            confirm={t('headCount.reopen')}
            onClose={() => modals.close(id)}
            onRefused={refresh}
            onConfirm={async (reason) => {
              await operate(boardingCalls.openBoarding, { params, body: { reason } });
              showSuccess(t('headCount.opened', { name }));
              await refresh();
            }}
          />
        ),
      });
    },
  };
}
