import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomCard, TurnoverBoard, TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { refreshCalls } from '#lib/call-key.ts';
import { isLoggingOut } from '#lib/logout.ts';
import { loadSessionUser } from '#lib/session.ts';
import { token } from '#lib/token.ts';
import { overviewQuery } from '../rooms/room-desk-queries.ts';
import { afterStep, withCard } from './lay-steps.ts';
import { refusalWords } from './refusal-words.ts';
import type { RoomStep } from './room-step.ts';
import { openStepQueue, type StepQueue } from './step-queue.ts';
import { createStepShelf } from './step-shelf.ts';
import { turnoverQuery } from './turnover-query.ts';

/** A step that is not answered by then is sent again: to the server it is the same one. */
const patienceMs = 10_000;

/** The queue of an account in this browser. */
export function openBrowserQueue(client: QueryClient, account: { id: number; name: string }): StepQueue {
  const shelf = createStepShelf(account.id);
  return openStepQueue({
    shelf,
    async send(step, isFresh) {
      const card = await sendStep(step, isFresh);
      await showAnswer(client, card, (line) => afterStep(line, step, account.name));
      const isLast = shelf
        .read()
        .every(({ id, refused, isAside }) => id === step.id || refused !== null || isAside);
      if (isLast) void refreshCalls(client, housekeepingCalls);
    },
    async explain(step, refusal) {
      const board = await readBoard(client, step.shipId);
      void refreshCalls(client, housekeepingCalls);
      return refusalWords(
        step,
        refusal,
        board?.rooms.find(({ room }) => room.id === step.roomId),
      );
    },
    alone: (run) => inTurn(`gangway-room-steps-${account.id}`, run),
    isOnline: () => navigator.onLine && !isLoggingOut(),
    isOwn: watchAccount(account.id),
    now: Date.now,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}

/**
 * Every tab sends under whoever signed in last on this device. Where the token is another one than before, the server says
 * whose it is.
 */
function watchAccount(accountId: number): () => Promise<boolean> {
  let known = token.get();
  return async () => {
    const held = token.get();
    if (held === known) return true;
    if (held === null) throw new ApiError(401, '', '');
    const { id } = await loadSessionUser({ quiet: 'background', noBox: true });
    if (id !== accountId) return false;
    known = held;
    return held === token.get();
  };
}

function sendStep(
  { id, kind, roomId, at, reason, acceptOversold }: RoomStep,
  isFresh: boolean,
): Promise<RoomCard> {
  const options = { quiet: 'background' as const, signal: AbortSignal.timeout(patienceMs) };
  const params = { id: roomId };
  const body = isFresh ? { id } : { id, at };
  if (kind === 'startMaintenance')
    return callApi(
      housekeepingCalls.startMaintenance,
      { params, body: { ...body, reason, acceptOversold } },
      options,
    );
  return callApi(housekeepingCalls[kind], { params, body }, options);
}

/** Puts the server's answer on the board and on the plan before the step leaves the queue, so that nothing jumps back in between. */
async function showAnswer(
  client: QueryClient,
  card: RoomCard,
  lay: (line: TurnoverRoom) => TurnoverRoom,
): Promise<void> {
  const { queryKey } = turnoverQuery(card.shipId);
  const plan = overviewQuery(card.shipId).queryKey;
  // What is being read may be older than the answer.
  await Promise.all([client.cancelQueries({ queryKey }), client.cancelQueries({ queryKey: plan })]);
  client.setQueryData(
    plan,
    (overview) =>
      overview && { ...overview, rooms: overview.rooms.map((room) => (room.id === card.id ? card : room)) },
    asOld(client, plan),
  );
  client.setQueryData(
    queryKey,
    (board) =>
      board && {
        ...board,
        rooms: board.rooms.map((line) => (line.room.id === card.id ? withCard(lay(line), card) : line)),
      },
    asOld(client, queryKey),
  );
}

/** What is changed by hand was read when it was read: by that the clocks are compared. */
function asOld(client: QueryClient, queryKey: QueryKey): { updatedAt?: number } {
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  return updatedAt === undefined ? {} : { updatedAt };
}

async function readBoard(client: QueryClient, shipId: number): Promise<TurnoverBoard | null> {
  try {
    const options = { quiet: 'background' as const, signal: AbortSignal.timeout(patienceMs) };
    const board = await callApi(housekeepingCalls.turnover, { params: { shipId } }, options);
    client.setQueryData(turnoverQuery(shipId).queryKey, board);
    return board;
  } catch {
    return null;
  }
}

/** One tab at a time. Without TLS browsers lend no locks; then two may send the same step, which does no harm. */
async function inTurn(name: string, run: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(name, run);
  else await run();
}
