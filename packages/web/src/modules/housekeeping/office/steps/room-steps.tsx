import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { checkInScreen, turnoverScreen } from '#lib/office-urls.ts';
import { OwedContext } from '#ui/office/session/owed.ts';
import { useCanEdit, useSessionUser } from '#ui/office/session/use-session-user.ts';
import { openBrowserQueue } from './browser-queue.ts';
import type { RoomStep } from './room-step.ts';
import type { QueueState, StepQueue } from './step-queue.ts';
import { useUndoWindow } from './use-undo-window.ts';

interface RoomStepsValue extends ReturnType<typeof useUndoWindow> {
  queue: StepQueue;
  /** Keeps a step, and sends it as soon as can be. */
  take: (step: RoomStep) => void;
}

const RoomStepsContext = createContext<RoomStepsValue | null>(null);

/** Sends what was pressed, whatever screen is open by then. Stands around the whole office, anew for each account. */
export function RoomSteps({ children }: { children: ReactNode }) {
  const { id } = useSessionUser();
  return <OwnSteps key={id}>{children}</OwnSteps>;
}

function OwnSteps({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { id, name, username } = useSessionUser();
  const isCleaner = useCanEdit(turnoverScreen);
  // The desk may say that a room is clean, too.
  const mayClean = useCanEdit(checkInScreen) || isCleaner;
  const [queue] = useState(() => openBrowserQueue(client, { id, name: name || username }));
  const { waiting, aside } = useSyncExternalStore(queue.subscribe, queue.state);
  const undoing = useUndoWindow(queue);

  useEffect(() => {
    if (!mayClean) return;
    const stop = queue.start();
    const look = () => document.visibilityState === 'visible' && queue.wake();
    addEventListener('online', queue.wake);
    addEventListener('offline', queue.lost);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      removeEventListener('online', queue.wake);
      removeEventListener('offline', queue.lost);
      document.removeEventListener('visibilitychange', look);
    };
  }, [queue, mayClean]);

  const take = (step: RoomStep) => {
    queue.add(step);
    undoing.note(step);
  };
  return (
    <OwedContext value={waiting.length + aside.length}>
      <RoomStepsContext value={{ queue, take, ...undoing }}>{children}</RoomStepsContext>
    </OwedContext>
  );
}

/** The steps of this account, those that wait and those that were refused, and what takes one or takes it back. */
export function useRoomSteps(): RoomStepsValue & { steps: QueueState } {
  const value = use(RoomStepsContext);
  if (!value) throw new Error('useRoomSteps stands outside the office');
  return { ...value, steps: useSyncExternalStore(value.queue.subscribe, value.queue.state) };
}
