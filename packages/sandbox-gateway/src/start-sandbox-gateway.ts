import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { addApi } from './api.routes.ts';
import { startCourier } from './deliver-callbacks.ts';
import { addPages } from './page.routes.ts';
import { makeTables } from './tables.ts';

export interface SandboxGateway {
  /** Where the shop's server reaches it. */
  url: string;
  /** Sends the messages that are due, without waiting for its own next round. */
  deliver(): Promise<void>;
  /** Gives up what is asked of the database. */
  breakOff(): void;
  stop(): Promise<void>;
}

/** Where it keeps what it knows: connections of its own, which it closes when it stops. */
export interface GatewayDatabase {
  pool: pg.Pool;
  /** Gives up everything that is under way and takes nothing more. */
  breakOff(): void;
  close(): Promise<void>;
}

export interface SandboxOptions {
  database: GatewayDatabase;
  host: string;
  port: number;
  /** Whether exactly this port was asked for; else, when it is taken, one of the next will do. */
  portChosen: boolean;
  /** Where browsers reach it: an address, or the host under which they reach this machine. */
  publicUrl: string | { hostname: string };
  apiKey: string;
  signingSecret: string;
  shopName: string;
  log: FastifyBaseLogger;
  clock?: () => Date;
  pollMs?: number;
  /** How long a connection may stand on which nothing moves. */
  silentMs?: number | undefined;
}

const triedPorts = 20;
const takeOverMs = 2000;

/**
 * A payment gateway to try the product with. It knows nothing of the product: it is asked over HTTP, shows its own page,
 * and tells what happened in signed messages. What it knows it keeps, so it survives being killed together with the
 * product. Where another process of the same product serves it already, that one is used, and followed if it ends.
 */
export async function startSandboxGateway(options: SandboxOptions): Promise<SandboxGateway> {
  const { log, apiKey, signingSecret, shopName, clock = () => new Date(), pollMs = 10_000 } = options;
  const { database } = options;
  const { pool } = database;
  try {
    await makeTables(pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: 60_000,
    connectionTimeout: options.silentMs ?? 120_000,
  });
  const courier = startCourier({ pool, signingSecret, clock, log, pollMs });
  let port = options.port;
  let takingOver: NodeJS.Timeout | undefined;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= end());
  try {
    addPages(app, { pool, clock, shopName, onDecided: () => void courier.deliver() });
    const pageUrl = ({ reference }: { reference: string }) => `${pageBase(options, port)}/pay/${reference}`;
    await app.register(async (api) => addApi(api, { pool, apiKey, clock, pageUrl }));
    port = await listen(app, options);
    if (!app.server.listening) takingOver = setInterval(() => void takeOver(), takeOverMs).unref();
  } catch (error) {
    await stop();
    throw error;
  }

  async function end(): Promise<void> {
    clearInterval(takingOver);
    await app.close();
    await courier.stop();
    await database.close();
  }

  async function takeOver(): Promise<void> {
    try {
      if (await tryToListen(app, options.host, port)) clearInterval(takingOver);
    } catch (error) {
      log.warn({ err: error }, 'the sandbox gateway cannot be taken over');
    }
  }

  return {
    url: localUrl(options.host, port),
    deliver: courier.deliver,
    breakOff: database.breakOff,
    stop,
  };
}

/** The port it is served on: by this process, or by another one of the same product. */
async function listen(
  app: FastifyInstance,
  { host, port, portChosen, apiKey }: SandboxOptions,
): Promise<number> {
  const last = portChosen || port === 0 ? port : port + triedPorts;
  for (let tried = port; tried <= last; tried += 1) {
    if (await tryToListen(app, host, tried)) return (app.server.address() as AddressInfo).port;
    if (await isOurs(localUrl(host, tried), apiKey)) return tried;
  }
  throw new PortTaken(port);
}

/** The gateway's port is in use by another program. */
export class PortTaken extends Error {
  override name = 'PortTaken';
  port: number;

  constructor(port: number) {
    super(`port ${port} is in use`);
    this.port = port;
  }
}

async function tryToListen(app: FastifyInstance, host: string, port: number): Promise<boolean> {
  if (app.server.listening) return true;
  try {
    await app.listen({ host, port });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

async function isOurs(url: string, apiKey: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${apiKey}` };
    const response = await fetch(`${url}/v1/ping`, { headers, signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

function localUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  return `http://${reachable.includes(':') && !reachable.startsWith('[') ? `[${reachable}]` : reachable}:${port}`;
}

function pageBase({ publicUrl }: SandboxOptions, port: number): string {
  return typeof publicUrl === 'string' ? publicUrl : `http://${publicUrl.hostname}:${port}`;
}
