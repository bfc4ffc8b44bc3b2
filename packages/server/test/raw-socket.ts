import { connect, type Socket } from 'node:net';

export interface RawSocket {
  socket: Socket;
  /** Everything it was told, once the other end has hung up. */
  ended: Promise<string>;
}

/** A connection that says just what it is told to, and no more. */
export function openRawSocket(url: string, text: string): RawSocket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let told = '';
  const ended = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (piece: string) => (told += piece));
    // Hung up on while still sending: what was told before that counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(told));
  });
  socket.write(text);
  return { socket, ended };
}
