/** How the server answers: in time, too late, or not at all. */
export type ConnectionState = 'connected' | 'slow' | 'offline';

/** So many scans in a row without any answer, and the next ones no longer wait for one. */
const patience = 3;

/** Follows how the server answers. */
export function createConnection(told: () => void) {
  let state: ConnectionState = 'slow';
  let unanswered = 0;
  let answers = 0;

  const become = (next: ConnectionState) => {
    if (state === next) return;
    state = next;
    told();
  };

  return {
    state: () => state,
    /** How often the server has answered: a call that fails after a later one was answered says nothing any more. */
    answers: () => answers,
    answered(inTime: boolean) {
      unanswered = 0;
      answers += 1;
      become(inTime ? 'connected' : 'slow');
    },
    /** Something nobody waits for was answered. */
    reached(inTime: boolean) {
      unanswered = 0;
      answers += 1;
      if (inTime) become('connected');
      else if (state === 'offline') become('slow');
    },
    /** A scan has waited long enough; its answer may still come. */
    gaveUp() {
      unanswered += 1;
      become(unanswered >= patience ? 'offline' : 'slow');
    },
    lost: () => become('offline'),
  };
}
