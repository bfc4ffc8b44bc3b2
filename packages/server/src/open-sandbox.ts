import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';
import { StartProblem } from './platform/start-problem.ts';
import {
  PortTaken,
  type SandboxGateway,
  startSandboxGateway,
} from './sandbox-gateway/start-sandbox-gateway.ts';

/** The sandbox gateway beside the product, where the settings choose it. */
export async function openSandbox(options: {
  env: Env;
  databaseUrl: string;
  log: FastifyBaseLogger;
  clock?: () => Date;
  silentMs?: number | undefined;
}): Promise<SandboxGateway | null> {
  const { env, ...rest } = options;
  const { payment } = env;
  if (payment.provider !== 'sandbox') return null;
  if (env.production)
    options.log.error(
      'the sandbox gateway takes the payments of this product: tickets are sold and no money moves',
    );
  try {
    return await startSandboxGateway({
      ...rest,
      ...payment,
      limits: { connectMs: env.connectMs, statementMs: env.statementMs },
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
