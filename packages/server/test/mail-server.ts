import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

export interface ReceivedMail extends ReadMail {
  /** The address it was handed over for, whatever its head says. */
  envelopeTo: string[];
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The answer to whoever sends; null takes everything. */
  refuseWith(code: number | null): void;
  stop(): Promise<void>;
}

/** A real mail server that keeps what it is sent; give the `port` of one that was down to bring it up again. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      // As real ones do, it repeats whom it refuses.
      const refused = () => Object.assign(new Error(`<${address}>: not taken`), { responseCode: refusal });
      callback(refusal === null ? null : refused());
    },
    onData(stream, session, callback) {
      buffer(stream).then((raw) => {
        received.push({ ...readMail(raw), envelopeTo: session.envelope.rcptTo.map((to) => to.address) });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that hangs up in the middle is no failure of the test.
  server.on('error', () => {});
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
