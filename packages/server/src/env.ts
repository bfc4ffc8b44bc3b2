import { existsSync, readFileSync } from 'node:fs';
import { hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { folderProblem } from './platform/folder-problem.ts';
import { readProxies } from './platform/http/trusted-proxies.ts';
import { makeFolders } from './platform/make-folders.ts';
import { portBeside } from './platform/port-beside.ts';
import { StartProblem } from './platform/start-problem.ts';
import { writeOnce } from './platform/write-once.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

const flag = z.enum(['on', 'off']);
const mailAddress = z.email();

/** Long enough that nobody writes it by accident, and says what it means. */
const sandboxOath = 'yes-no-real-money';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).optional(),
  /** A PostgreSQL address, or the word `embedded` for a server of our own. */
  DATABASE_URL: z
    .string()
    .refine((value) => value === 'embedded' || /^postgres(ql)?:\/\//.test(value), {
      error: 'must be `embedded` or start with postgres://',
    })
    .optional(),
  /** The database itself, where DATABASE_URL leads through a pooler such as PgBouncer. */
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .optional(),
  DATA_DIR: z.string().min(1).default(path.join(repository, 'data')),
  /** Encrypts personal data and signing keys in the database; at least 32 characters. */
  SECRET_KEY: z
    .string()
    .refine((value) => value.trim().length >= 32, {
      error: 'must have at least 32 characters, not counting blanks around them',
    })
    .optional(),
  /** Where people reach the product, such as https://tickets.example.com. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The proxies in front, whose word on where a request comes from is taken. */
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'off' || readProxies(value) !== null, {
      error:
        'must name the proxies in front, by address or network, such as `loopback` or `10.0.0.5, 10.1.0.0/16`, or be `off`; `on`, or a network wider than /8 (/16 of IPv6), would believe what anybody says of himself',
    })
    .default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The mail server: smtp:// (encrypted when it offers that) or smtps://, with user and password where it wants them. */
  SMTP_URL: z
    .string()
    .refine(isMailServer, { error: 'must look like smtp://user:password@host:587 or smtps://host' })
    .optional(),
  /** Whom mails come from: an address, or `Name <address>`. */
  MAIL_FROM: z
    .string()
    .refine((value) => mailAddress.safeParse(/<([^<>]*)>$/.exec(value)?.[1] ?? value).success, {
      error: 'must be a mail address, or a name and the address in angle brackets',
    })
    .optional(),
  DEMO: z.enum(['on', 'off', 'accounts']).optional(),
  /** Through a pooler `off`, unless it is a PgBouncer from 1.21 on that was told to keep prepared statements. */
  PG_NAMED_STATEMENTS: flag.optional(),
  PG_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  /** Seconds to wait for a connection to the database, and for the answer to a statement. */
  PG_CONNECT_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(10),
  PG_STATEMENT_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(600).default(30),
  /** Requests one address may make in a minute before it is told to wait. A whole ship can share an address. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(6000),
  /**
   * Gateway messages, and customers posted back from a gateway's page, taken from one address in a minute. Anybody may send
   * them, and a message is read before its signature can be checked, so they get a tenth of the rest. A gateway speaks from a
   * few addresses, once for each payment and refund: ten a second from one of them is more than a full ship sells. What it is
   * told to wait with it sends again, and a payment that stays unheard of is asked about.
   */
  PAYMENT_MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Seconds a request may take to arrive, a picture on a slow line included. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(600).default(60),
  /** Seconds a process told to end goes on serving after it said that it is not ready, so that proxies notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  /** Live streams an account, and an address, may hold open on a process. A whole ship can share an address. */
  LIVE_STREAMS_PER_ACCOUNT: z.coerce.number().int().min(1).default(20),
  LIVE_STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(1000),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, { error: 'must start with sk_ or rk_' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, { error: 'must start with whsec_' })
    .optional(),
  /** Another address for Stripe's API, to try things against. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the sandbox gateway listens; 0 takes any free port. */
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The address the sandbox gateway listens on. */
  SANDBOX_HOST: z.string().min(1).optional(),
  /** Where browsers reach the sandbox gateway. */
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Said besides where the sandbox gateway is to take the payments of a product in production. */
  SANDBOX_IN_PRODUCTION: z
    .literal(sandboxOath, { error: `must be \`${sandboxOath}\`, or not be there` })
    .optional(),
  /** What product and sandbox gateway know each other by. */
  SANDBOX_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
});

/** The settings of one server process. Everything the process reads from outside is checked here, once. */
export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** An address, or the word `embedded`. */
  databaseUrl: string;
  /** The database itself; null: `databaseUrl` leads there. */
  directUrl: string | null;
  dataDir: string;
  secretKey: string;
  publicUrl: string;
  /** Addresses and networks of the proxies in front; null: none, and what requests say of their way is not read. */
  trustProxy: string[] | null;
  logLevel: string;
  metricsToken: string | null;
  /** Null: mails are kept to be read, and none is sent. */
  smtpUrl: string | null;
  /** Null: the company's own name and address in the settings. */
  mailFrom: string | null;
  demo: 'none' | 'accounts' | 'all';
  namedStatements: boolean;
  poolSize: number;
  connectMs: number;
  statementMs: number;
  rateLimitPerMinute: number;
  paymentMessagesPerMinute: number;
  requestTimeoutMs: number;
  drainMs: number;
  streamLimits: { perAccount: number; perAddress: number };
  payment: PaymentEnv;
}

/** Who takes payments, with what that one needs. */
export type PaymentEnv = SandboxEnv | StripeEnv;

export interface StripeEnv {
  provider: 'stripe';
  secretKey: string;
  webhookSecret: string;
  /** Null: Stripe's own. */
  apiBase: string | null;
}

export interface SandboxEnv {
  provider: 'sandbox';
  host: string;
  /** Where it listens; when nobody chose this port and it is taken, one after it will do. */
  port: number;
  portChosen: boolean;
  /** Where browsers reach it; null: the product's host with the gateway's port. */
  url: string | null;
  apiKey: string;
  signingSecret: string;
}

/** Reads the environment; throws one StartProblem that lists everything wrong with it. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${plain(issue.message)}`);
  const production = filled['NODE_ENV'] === 'production';
  if (production) {
    for (const [name, why] of Object.entries(productionNeeds)) {
      if (!filled[name]) problems.push(`${name} is missing: ${why}`);
    }
    if (filled['PAYMENT_PROVIDER'] === 'sandbox' && !filled['SANDBOX_IN_PRODUCTION'])
      problems.push(
        `PAYMENT_PROVIDER is \`sandbox\`, which gives tickets away: in production it also needs SANDBOX_IN_PRODUCTION=${sandboxOath}`,
      );
    if (filled['DEMO'] && filled['DEMO'] !== 'off') problems.push('DEMO must not be on in production');
  }
  if (filled['DATABASE_DIRECT_URL'] && !filled['DATABASE_URL']?.startsWith('postgres'))
    problems.push('DATABASE_DIRECT_URL is for a DATABASE_URL that leads through a pooler, and there is none');
  if (filled['PAYMENT_PROVIDER'] === 'stripe') {
    for (const [name, why] of Object.entries(stripeNeeds)) {
      if (!filled[name]) problems.push(`${name} is missing: ${why}`);
    }
  }
  if (!parsed.success || problems.length > 0) {
    throw new StartProblem(
      `The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  const env = parsed.data;
  const secretKey = env.SECRET_KEY ?? keptSecret(path.resolve(env.DATA_DIR));
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : loopback),
    databaseUrl: env.DATABASE_URL ?? 'embedded',
    directUrl: env.DATABASE_DIRECT_URL ?? null,
    dataDir: path.resolve(env.DATA_DIR),
    secretKey,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY === 'off' ? null : readProxies(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    demo: production || env.DEMO === 'off' ? 'none' : env.DEMO === 'accounts' ? 'accounts' : 'all',
    namedStatements: (env.PG_NAMED_STATEMENTS ?? (env.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
    poolSize: env.PG_POOL_SIZE,
    connectMs: env.PG_CONNECT_TIMEOUT_SECONDS * 1000,
    statementMs: env.PG_STATEMENT_TIMEOUT_SECONDS * 1000,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    paymentMessagesPerMinute: env.PAYMENT_MESSAGES_PER_MINUTE,
    requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1000,
    drainMs: (env.DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
    streamLimits: { perAccount: env.LIVE_STREAMS_PER_ACCOUNT, perAddress: env.LIVE_STREAMS_PER_ADDRESS },
    payment: readPayment(env, secretKey),
  };
}

const productionNeeds = {
  SECRET_KEY: 'it encrypts personal data; make one with `openssl rand -base64 48` and keep it safe',
  DATABASE_URL: 'a PostgreSQL address, or `embedded` for a server of our own',
  PUBLIC_URL: 'where people reach the product, such as https://tickets.example.com',
  PAYMENT_PROVIDER:
    'who takes payments, `stripe`, or `sandbox` to try the product without real money (with SANDBOX_IN_PRODUCTION)',
};

const stripeNeeds = {
  STRIPE_SECRET_KEY: "the secret key of the API, from Stripe's dashboard",
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook, from Stripe's dashboard",
};

const loopback = '127.0.0.1';

function readPayment(env: z.output<typeof schema>, secretKey: string): PaymentEnv {
  if (env.PAYMENT_PROVIDER === 'stripe') {
    return {
      provider: 'stripe',
      secretKey: env.STRIPE_SECRET_KEY ?? '',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
      apiBase: env.STRIPE_API_BASE?.replace(/\/+$/, '') ?? null,
    };
  }
  const secret = env.SANDBOX_SECRET ?? secretKey;
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'sandbox gateway', purpose, 32)).toString('base64url');
  return {
    provider: 'sandbox',
    // Whoever opens the gateway's page decides what was paid: in production a proxy must lead there on purpose.
    host: env.SANDBOX_HOST ?? (env.NODE_ENV === 'production' ? loopback : (env.HOST ?? loopback)),
    port: env.SANDBOX_PORT ?? (env.PORT === 0 ? 0 : portBeside(env.PORT)),
    portChosen: env.SANDBOX_PORT !== undefined,
    url: env.SANDBOX_URL?.replace(/\/+$/, '') ?? null,
    apiKey: derive('api'),
    signingSecret: derive('signature'),
  };
}

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Outside production a key is made on the first start and kept beside the data. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key');
  try {
    makeFolders(dataDir);
    // Where it is there already, perhaps made a moment ago by another process that starts, that one holds.
    if (!existsSync(file)) writeOnce(file, randomBytes(48).toString('base64url'));
  } catch (error) {
    throw folderProblem(dataDir, error) ?? error;
  }
  return readFileSync(file, 'utf8').trim();
}

function plain(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
