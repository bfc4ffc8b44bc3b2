import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { checkInScreen, turnoverScreen } from '#lib/office-urls.ts';
import { useCanEdit, useSessionUser } from '#ui/office/session/use-session-user.ts';
import { openBrowserQueue } from './browser-queue.ts';
import type { QueueState, StepQueue } from './step-queue.ts';

const QueueContext = createContext<StepQueue | null>(null);

/** Sends what was pressed, whatever screen is open by then. Stands around the whole office. */
export function RoomSteps({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { id, name, username } = useSessionUser();
  const isCleaner = useCanEdit(turnoverScreen);
  // The desk may say that a room is clean, too.
  const mayClean = useCanEdit(checkInScreen) || isCleaner;
  const [queue] = useState(() => openBrowserQueue(client, { id, name: name || username }));

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

  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** The steps of this account, those that wait and those that were refused. */
export function useRoomSteps(): { queue: StepQueue; steps: QueueState } {
  const queue = use(QueueContext);
  if (!queue) throw new Error('useRoomSteps stands outside the office');
  return { queue, steps: useSyncExternalStore(queue.subscribe, queue.state) };
}
