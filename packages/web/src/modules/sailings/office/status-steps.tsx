import { portDate } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { isReopening, type SailingStatus, sailingSteps } from '@gangway/contract/sailings/states.ts';
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { useNow } from '#ui/office/use-now.ts';
import { sailingName } from './sailing-name.ts';
import { StatusIcon } from './status-mark.tsx';
import css from './status-steps.module.css';

type Step = Exclude<SailingStatus, 'cancelled'>;
const way: readonly Step[] = ['scheduled', 'boarding', 'ready', 'departed', 'returned'];

interface StatusStepsProps {
  sailing: Sailing;
  /** From when its boarding may be opened. */
  boardingFrom: string;
  canEdit: boolean;
}

/** How far a sailing is on its way, and the steps it can take from there. */
export function StatusSteps({ sailing, boardingFrom, canEdit }: StatusStepsProps) {
  const t = useTranslate();
  const now = useNow(60_000);
  const isEarly = sailing.status === 'scheduled' && now < new Date(boardingFrom);
  const client = useQueryClient();
  const step = useMutation({
    mutationFn: (body: { status: Step; reason?: string }) =>
      operate(sailingsCalls.stepSailing, { params: { id: sailing.id }, body }),
    onSuccess: (moved) =>
      showSuccess(
        t('sailings.stepped', { name: sailingName(moved), status: t(`sailings.status.${moved.status}`) }),
      ),
    onSettled: () => refreshCalls(client, sailingsCalls),
  });
  const cancelled = sailing.status === 'cancelled';
  const reached = way.findIndex((status) => status === sailing.status);
  const next = way.filter((status) => sailingSteps[sailing.status].includes(status));
  return (
    <section aria-labelledby="sailing-steps">
      <Title order={2} id="sailing-steps" mb={6}>
        {t('sailings.steps')}
      </Title>
      {cancelled ? (
        <p className={css.cancelled}>
          <StatusIcon status="cancelled" size={16} /> {t('sailings.status.cancelled')}
          {sailing.cancelReason ? (
            <span>{t('sailings.cancelledBecause', { reason: sailing.cancelReason })}</span>
          ) : null}
        </p>
      ) : (
        <ol className={css.way}>
          {way.map((status, index) => (
            <li
              key={status}
              data-state={index < reached ? 'done' : index === reached ? 'now' : undefined}
              aria-current={index === reached ? 'step' : undefined}
            >
              <StatusIcon status={status} size={16} />
              {t(`sailings.status.${status}`)}
              {index < reached ? <VisuallyHidden>, {t('sailings.stepsDone')}</VisuallyHidden> : null}
            </li>
          ))}
        </ol>
      )}
      {canEdit && next.length > 0 ? (
        <Group gap="xs" mt="sm">
          {next.toReversed().map((status) => (
            <Button
              key={status}
              size="xs"
              variant={way.indexOf(status) > reached ? 'light' : 'subtle'}
              color={way.indexOf(status) > reached ? 'sea' : 'navy'}
              loading={step.isPending && step.variables.status === status}
              disabled={isEarly && status === 'boarding'}
              aria-describedby={isEarly && status === 'boarding' ? 'sailing-early' : undefined}
              onClick={() => ask(status)}
            >
              {t(`sailings.step.${deedOf(status)}`)}
            </Button>
          ))}
          {isEarly ? (
            <Text id="sailing-early" size="sm" c="dimmed">
              {t('sailings.boardingFrom', { date: portDate(new Date(boardingFrom)) })}
            </Text>
          ) : null}
        </Group>
      ) : null}
    </section>
  );

  /** Boarding that opens again is another deed than boarding that begins. */
  function deedOf(status: Step) {
    return isReopening(sailing.status, status) ? 'reopen' : status;
  }

  function ask(status: Step) {
    const deed = deedOf(status);
    const title = t(`sailings.stepTitle.${deed}`);
    const text = t(`sailings.stepText.${deed}`, { name: sailingName(sailing) });
    const confirm = t(`sailings.step.${deed}`);
    if (deed === 'reopen') return askWhy(title, text, confirm);
    modals.openConfirmModal({
      title,
      children: text,
      labels: { confirm, cancel: t('action.cancel') },
      onConfirm: () => step.mutate({ status }),
    });
  }

  function askWhy(title: string, text: string, confirm: string) {
    const modalId = modals.open({
      title,
      children: (
        <ReasonForm
          text={text}
          label={t('field.reason')}
          confirm={confirm}
          onClose={() => modals.close(modalId)}
          onRefused={() => refreshCalls(client, sailingsCalls)}
          onConfirm={async (reason) => {
            await step.mutateAsync({ status: 'boarding', reason });
          }}
        />
      ),
    });
  }
}
