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

test('with nothing set it is a demo on this machine, on port 8080, with a database of its own', () => {
  expect(read({})).toMatchObject({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: 'embedded',
    demo: 'all',
    trustProxy: false,
    publicUrl: 'http://localhost:8080',
    metricsToken: null,
    smtpUrl: null,
    mailFrom: null,
    namedStatements: true,
    rateLimitPerMinute: 6000,
  });
});

test('an empty setting is one that is not set', () => {
  expect(read({ PORT: '', DEMO: '', METRICS_TOKEN: '' })).toEqual(read({}));
});

test('everything wrong is listed at once', () => {
  const problem = problemOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://somewhere',
    SECRET_KEY: 'short',
    TRUST_PROXY: 'yes',
    PUBLIC_URL: 'tickets',
    METRICS_TOKEN: 'short',
    SMTP_URL: 'mail.example.com:587',
    MAIL_FROM: 'the company',
    PG_POOL_SIZE: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'loud',
  });
  const named = [...problem.matchAll(/^ {2}- (\w+)/gm)].map((match) => match[1]);
  expect(new Set(named)).toEqual(
    new Set([
      'DATABASE_URL',
      'LOG_LEVEL',
      'MAIL_FROM',
      'METRICS_TOKEN',
      'PG_POOL_SIZE',
      'PORT',
      'PUBLIC_URL',
      'RATE_LIMIT_PER_MINUTE',
      'SECRET_KEY',
      'SMTP_URL',
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
  };

  test('secret, database and address must be given, and all that miss are listed beside what is wrong', () => {
    const problem = problemOf({ NODE_ENV: 'production', PORT: 'x' });
    for (const name of [
      'PORT',
      'SECRET_KEY is missing',
      'DATABASE_URL is missing',
      'PUBLIC_URL is missing',
    ]) {
      expect(problem).toContain(`  - ${name}`);
    }
  });

  test('there is no demo, and asking for one is refused', () => {
    expect(read(production)).toMatchObject({
      production: true,
      demo: 'none',
      host: '0.0.0.0',
      publicUrl: 'https://tickets.example.com',
    });
    expect(problemOf({ ...production, SECRET_KEY: secret, DEMO: 'on' })).toContain(
      'DEMO must not be on in production',
    );
  });
});

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

test('outside production a key is made once, for nobody else to read, and kept', () => {
  const source = { DATA_DIR: path.join(folder.path, 'data') };
  const first = readEnv(source).secretKey;
  expect(first).toHaveLength(64);
  expect(readEnv(source).secretKey).toBe(first);
  expect(statSync(path.join(source.DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600);
});
