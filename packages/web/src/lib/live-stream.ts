export type LiveState = 'connecting' | 'live' | 'offline';

interface StreamListener {
  message(text: string): void;
  state(state: LiveState): void;
  /** The connection stands again after it was lost: something may have been missed. */
  resumed?(): void;
  /** Asked when the connection was lost; false gives it up for good. */
  goOn?(): boolean | Promise<boolean>;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Listens to a stream of the server's until the returned function is called; a lost connection is taken up again. */
export function openLiveStream(address: string, listener: StreamListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let lost = false;
  let closed = false;

  const connect = () => {
    source = new EventSource(address);
    source.addEventListener('open', () => {
      listener.state('live');
      if (lost) listener.resumed?.();
      lost = false;
      losses = 0;
    });
    source.addEventListener('message', ({ data }) => listener.message(String(data)));
    // The browser gives up for good after an HTTP error, so the way back is always ours.
    source.addEventListener('error', () => {
      source?.close();
      void takeUpAgain();
    });
  };

  const takeUpAgain = async () => {
    lost = true;
    const isWanted = (await listener.goOn?.()) ?? true;
    if (!isWanted || closed) return;
    listener.state('offline');
    timer = setTimeout(connect, waitMs(losses));
    losses += 1;
  };

  listener.state('connecting');
  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** Doubles from one second to thirty, spread so that a restarted server is not met by everybody at once. */
function waitMs(losses: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** losses) * (0.75 + Math.random() / 2);
}
