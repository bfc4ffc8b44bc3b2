import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { HousedSailing } from '@gangway/contract/housekeeping/schemas.ts';
import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { checkOutAll } from './check-out-all.ts';
import { useRefreshRooms } from './use-refresh-rooms.ts';

/** A sailing and how many of its rooms are still lived in. */
interface LivedIn {
  sailing: HousedSailing;
  rooms: number;
}

interface SailingCheckOutProps {
  /** Sailings that are back with rooms that are not checked out. */
  back: LivedIn[];
  canEdit: boolean;
}

/** Says which sailings are back with rooms that are not checked out, and ends all stays of one at once. */
export function SailingCheckOut({ back, canEdit }: SailingCheckOutProps) {
  const t = useTranslate();
  // As it stood when it was asked for: the desk hears of the last room before the dialog has its answer.
  const [asked, setAsked] = useState<LivedIn | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (one: LivedIn) => {
    setAsked(one);
    setOpen(true);
  };
  return (
    <>
      {back.map(({ sailing, rooms }) => (
        <Alert
          key={sailing.id}
          color="amber"
          mb="sm"
          icon={<IconDoorExit aria-hidden />}
          title={t('roomDesk.isBack', { name: sailingName(sailing) })}
        >
          <Group justify="space-between">
            <Text size="sm">{t('roomDesk.stillIn', { count: rooms })}</Text>
            {canEdit ? (
              <Button color="amber.8" onClick={() => ask({ sailing, rooms })}>
                {t('roomDesk.checkOutAll')}
              </Button>
            ) : null}
          </Group>
        </Alert>
      ))}
      {asked ? (
        <AllOut key={asked.sailing.id} asked={asked} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

interface AllOutProps {
  asked: LivedIn;
  isOpen: boolean;
  onClose: () => void;
}

function AllOut({ asked: { sailing, rooms }, isOpen, onClose }: AllOutProps) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const [progress, setProgress] = useState<{ done: number; left: number } | null>(null);
  const [isDone, setDone] = useState(false);
  const name = sailingName(sailing);
  // What it was asked by is about to go: the rooms come next.
  useEffect(() => {
    if (isDone) document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]')?.focus();
  }, [isDone]);
  const run = useMutation({
    mutationFn: () =>
      checkOutAll(
        () => operate(housekeepingCalls.checkOutSailing, { params: { id: sailing.id } }),
        setProgress,
      ),
    onSuccess: (done) => {
      showSuccess(t('roomDesk.allOut', { count: done, name }));
      setDone(true);
      onClose();
    },
    onSettled: refresh,
  });
  const all = progress ? progress.done + progress.left : rooms;
  return (
    <OfficeModal
      opened={isOpen}
      returnFocus={!isDone}
      // What is under way goes on; whoever closes would not know whether it did.
      onClose={() => !run.isPending && onClose()}
      title={t('roomDesk.allOutTitle', { name })}
    >
      <Text size="sm" mb="sm">
        {t('roomDesk.allOutText', { count: rooms })}
      </Text>
      {run.isPending || run.isError ? (
        <>
          <Progress.Root size="lg" mb={4}>
            <Progress.Section
              value={all === 0 ? 100 : ((progress?.done ?? 0) / all) * 100}
              aria-label={t('roomDesk.checkOutAll')}
            />
          </Progress.Root>
          <Text size="sm" role="status" mb="sm">
            {t('roomDesk.outOf', { done: progress?.done ?? 0, all })}
          </Text>
        </>
      ) : null}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={run.isPending} onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button loading={run.isPending} onClick={() => run.mutate()} data-autofocus>
          {run.isError ? t('action.retry') : t('roomDesk.checkOutRooms', { count: rooms })}
        </Button>
      </Group>
    </OfficeModal>
  );
}
