import type { GatewayDatabase, SandboxGateway } from '@gangway/sandbox-gateway/start-sandbox-gateway.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';
import { guardedPool, type PoolLimits } from './platform/database/guarded-pool.ts';
import { StartProblem } from './platform/start-problem.ts';

/** The sandbox gateway beside the product, where the settings choose it. */
export async function openSandbox(options: {
  env: Env;
  databaseUrl: string;
  log: FastifyBaseLogger;
  clock?: () => Date;
  silentMs?: number | undefined;
}): Promise<SandboxGateway | null> {
  const { env, databaseUrl, ...rest } = options;
  const { payment } = env;
  if (payment.provider !== 'sandbox') return null;
  if (env.production)
    options.log.error(
      'the sandbox gateway takes the payments of this product: tickets are sold and no money moves',
    );
  // Loaded only where it is wanted: a product that takes real money never needs it.
  const { PortTaken, startSandboxGateway } =
    await import('@gangway/sandbox-gateway/start-sandbox-gateway.ts');
  const limits = { connectMs: env.connectMs, statementMs: env.statementMs };
  try {
    return await startSandboxGateway({
      ...rest,
      ...payment,
      database: sandboxDatabase(databaseUrl, options.log, limits),
      publicUrl: payment.url ?? { hostname: new URL(env.publicUrl).hostname },
      shopName: 'Gangway',
    });
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
    throw new StartProblem(
      `Port ${error.port}, where the sandbox gateway was to listen, is in use by another program: choose another with SANDBOX_PORT.`,
    );
  }
}

/** The connections it is given. It lies in the product's database but shares none of the product's own. */
export function sandboxDatabase(url: string, log: FastifyBaseLogger, limits?: PoolLimits): GatewayDatabase {
  return guardedPool({
    connectionString: url,
    max: 4,
    application_name: 'sandbox-gateway',
    ...limits,
    onBroken: (error) => log.warn({ err: error }, 'a database connection of the sandbox gateway broke'),
  });
}
