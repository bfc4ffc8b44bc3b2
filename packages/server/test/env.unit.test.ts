import { statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { StartProblem } from '../src/platform/start-problem.ts';
import { temporaryFolder } from './temporary-folder.ts';

const folder = temporaryFolder();
afterEach(() => folder.remove());

const secret = 'a key for tests only, thirty-two characters and more';
const read = (source: Record<string, string>) => readEnv({ SECRET_KEY: secret, ...source });

function problemOf(source: Record<string, string>): string {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return error instanceof StartProblem ? error.message : 'a fault';
  }
}

test.each([
  [8080, 9080],
  [64_500, 63_500],
  // Browsers ask nothing of the ports right beside these.
  [9080, 10_081],
  [5000, 6001],
  [5665, 6670],
])('beside port %i the sandbox gateway is at %i, where browsers reach it', (port, sandbox) => {
  expect(read({ PORT: String(port) }).payment).toMatchObject({ port: sandbox });
});

test('with nothing set it is a demo on this machine, on port 8080, with a database of its own', () => {
  expect(read({})).toMatchObject({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: 'embedded',
    demo: 'all',
    trustProxy: null,
    publicUrl: 'http://localhost:8080',
    metricsToken: null,
    smtpUrl: null,
    mailFrom: null,
    namedStatements: true,
    rateLimitPerMinute: 6000,
    drainMs: 0,
    payment: { provider: 'sandbox', port: 9080, portChosen: false, url: null },
  });
});

test('an empty setting is one that is not set', () => {
  expect(read({ PORT: '', DEMO: '', METRICS_TOKEN: '' })).toEqual(read({}));
});

test('everything wrong is listed at once', () => {
  const problem = problemOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://somewhere',
    DATABASE_DIRECT_URL: 'mysql://elsewhere',
    PG_CONNECT_TIMEOUT_SECONDS: '0',
    PG_STATEMENT_TIMEOUT_SECONDS: 'long',
    SECRET_KEY: 'short',
    TRUST_PROXY: 'yes',
    PUBLIC_URL: 'tickets',
    METRICS_TOKEN: 'short',
    SMTP_URL: 'mail.example.com:587',
    MAIL_FROM: 'the company',
    PG_POOL_SIZE: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    PAYMENT_MESSAGES_PER_MINUTE: 'many',
    LOG_LEVEL: 'loud',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'whsec_1',
    STRIPE_WEBHOOK_SECRET: 'sk_1',
    STRIPE_API_BASE: 'stripe',
    SANDBOX_PORT: '70000',
    SANDBOX_URL: 'sandbox',
    SANDBOX_SECRET: 'short',
  });
  const named = [...problem.matchAll(/^ {2}- (\w+)/gm)].map((match) => match[1]);
  expect(new Set(named)).toEqual(
    new Set([
      'DATABASE_DIRECT_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'MAIL_FROM',
      'METRICS_TOKEN',
      'PAYMENT_MESSAGES_PER_MINUTE',
      'PG_CONNECT_TIMEOUT_SECONDS',
      'PG_POOL_SIZE',
      'PG_STATEMENT_TIMEOUT_SECONDS',
      'PORT',
      'PUBLIC_URL',
      'RATE_LIMIT_PER_MINUTE',
      'SANDBOX_PORT',
      'SANDBOX_SECRET',
      'SANDBOX_URL',
      'SECRET_KEY',
      'SMTP_URL',
      'STRIPE_API_BASE',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TRUST_PROXY',
    ]),
  );
  expect(problem).toContain('SECRET_KEY must have at least 32 characters');
  expect(problem).toContain('DATABASE_URL must be `embedded` or start with postgres://');
});

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'embedded',
    PUBLIC_URL: 'https://tickets.example.com/',
    PAYMENT_PROVIDER: 'sandbox',
    SANDBOX_IN_PRODUCTION: 'yes-no-real-money',
  };

  test('the sandbox takes payments only where that was said twice, and listens to this machine alone', () => {
    const { SANDBOX_IN_PRODUCTION: _, ...once } = production;
    const wanted = 'SANDBOX_IN_PRODUCTION=yes-no-real-money';
    expect(problemOf({ ...once, SECRET_KEY: secret })).toContain(wanted);
    for (const said of ['yes', 'on', 'true'])
      expect(problemOf({ ...once, SECRET_KEY: secret, SANDBOX_IN_PRODUCTION: said })).toContain(
        'SANDBOX_IN_PRODUCTION must be `yes-no-real-money`',
      );
    expect(read({ ...production, HOST: '0.0.0.0' }).payment).toMatchObject({ host: '127.0.0.1' });
    expect(read({ ...production, SANDBOX_HOST: '10.0.0.7' }).payment).toMatchObject({ host: '10.0.0.7' });
    expect(read({ HOST: '0.0.0.0' }).payment).toMatchObject({ host: '0.0.0.0' });
  });

  test('secret, database, address and who takes payments must be given, and all that miss are listed beside what is wrong', () => {
    const problem = problemOf({ NODE_ENV: 'production', PORT: 'x' });
    for (const name of [
      'PORT',
      'SECRET_KEY is missing',
      'DATABASE_URL is missing',
      'PUBLIC_URL is missing',
      'PAYMENT_PROVIDER is missing',
    ]) {
      expect(problem).toContain(`  - ${name}`);
    }
  });

  test('there is no demo, and asking for one is refused', () => {
    expect(read(production)).toMatchObject({
      production: true,
      drainMs: 5000,
      demo: 'none',
      host: '0.0.0.0',
      publicUrl: 'https://tickets.example.com',
    });
    expect(problemOf({ ...production, SECRET_KEY: secret, DEMO: 'on' })).toContain(
      'DEMO must not be on in production',
    );
  });
});

test('through a pooler statements are not named, unless it is said that it keeps them', () => {
  const pooled = { DATABASE_URL: 'postgres://pooler/gangway', DATABASE_DIRECT_URL: 'postgres://db/gangway' };
  expect(read(pooled)).toMatchObject({ directUrl: 'postgres://db/gangway', namedStatements: false });
  expect(read({ ...pooled, PG_NAMED_STATEMENTS: 'on' }).namedStatements).toBe(true);
  expect(read({ DATABASE_URL: 'postgres://db/gangway' })).toMatchObject({
    directUrl: null,
    namedStatements: true,
  });
  for (const alone of [{}, { DATABASE_URL: 'embedded' }])
    expect(
      problemOf({ SECRET_KEY: secret, ...alone, DATABASE_DIRECT_URL: 'postgres://db/gangway' }),
    ).toContain('DATABASE_DIRECT_URL is for a DATABASE_URL that leads through a pooler');
});

test('a blank SECRET_KEY is none, however long', () => {
  expect(problemOf({ SECRET_KEY: ' '.repeat(40) })).toContain('SECRET_KEY must have at least 32 characters');
  expect(problemOf({ SECRET_KEY: `x${' '.repeat(40)}` })).toContain('SECRET_KEY must have at least 32');
});

test.each([
  ['off', null],
  ['loopback', ['loopback']],
  ['10.0.0.5', ['10.0.0.5']],
  ['loopback, 10.1.0.0/16,2001:db8::/32', ['loopback', '10.1.0.0/16', '2001:db8::/32']],
  ['10.0.0.0/8, fc00::/7', ['10.0.0.0/8', 'fc00::/7']],
])('the proxies believed with %s', (TRUST_PROXY, proxies) =>
  expect(read({ TRUST_PROXY }).trustProxy).toEqual(proxies),
);

test.each([
  'on',
  'true',
  '1',
  '10.0.0.0/0',
  '::/0',
  '0.0.0.0/1, 128.0.0.0/1',
  '0.0.0.0/7',
  '2000::/3',
  '::ffff:0.0.0.0/97',
  '10.0.0.0/33',
  '10.0.0.256',
  'proxy.example.com',
  'loopback,',
])('nobody is believed with %s, and the answer says what to write', (TRUST_PROXY) =>
  expect(problemOf({ SECRET_KEY: secret, TRUST_PROXY })).toMatch(
    /TRUST_PROXY must name the proxies in front, by address or network, such as `loopback`/,
  ),
);

test.each(['smtp://mail.example.com', 'smtp://user:p%40ss@mail.example.com:587', 'smtps://10.0.0.1:465'])(
  'mail goes through %s',
  (SMTP_URL) => expect(read({ SMTP_URL }).smtpUrl).toBe(SMTP_URL),
);

test.each(['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp:587'])(
  'mail cannot go through %s',
  (SMTP_URL) => expect(problemOf({ SECRET_KEY: secret, SMTP_URL })).toContain('SMTP_URL must look like'),
);

test.each(['tickets@example.com', 'Gangway Tickets <tickets@example.com>'])(
  'mails can come from %s',
  (MAIL_FROM) => expect(read({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM),
);

describe('payments', () => {
  const stripe = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const sandbox = (source: Record<string, string>) => {
    const { payment } = read(source);
    if (payment.provider !== 'sandbox') throw new Error('not the sandbox');
    return payment;
  };

  test('through Stripe need both of its secrets', () => {
    expect(read(stripe).payment).toEqual({
      provider: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    });
    const problem = problemOf({ SECRET_KEY: secret, PAYMENT_PROVIDER: 'stripe' });
    expect(problem).toContain('  - STRIPE_SECRET_KEY is missing');
    expect(problem).toContain('  - STRIPE_WEBHOOK_SECRET is missing');
  });

  test.each([
    [{ PORT: '8081' }, { port: 9081, portChosen: false }],
    [{ PORT: '65500' }, { port: 64_500, portChosen: false }],
    [{ PORT: '0' }, { port: 0, portChosen: false }],
    [
      { SANDBOX_PORT: '4000', SANDBOX_URL: 'https://pay.example.com/' },
      { port: 4000, portChosen: true },
    ],
  ])('in the sandbox have a port of their own: %j', (source, expected) => {
    expect(sandbox(source)).toMatchObject(expected);
  });

  test('in the sandbox are told apart by secrets that do not give away the key they come from', () => {
    const [one, same, other] = [
      sandbox({}),
      sandbox({}),
      sandbox({ SANDBOX_SECRET: 'another secret, long' }),
    ];
    expect(one).toEqual(same);
    expect(new Set([one.apiKey, one.signingSecret, other.apiKey, other.signingSecret, secret]).size).toBe(5);
  });
});

test('outside production a key is made once, for nobody else to read, and kept', () => {
  const source = { DATA_DIR: path.join(folder.path, 'data') };
  const first = readEnv(source).secretKey;
  expect(first).toHaveLength(64);
  expect(readEnv(source).secretKey).toBe(first);
  expect(statSync(path.join(source.DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600);
});
