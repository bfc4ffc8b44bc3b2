import type pg from 'pg';

/** Makes what the gateway remembers, in a schema of its own; several processes may start at once. */
export async function makeTables(pool: pg.Pool): Promise<void> {
  await pool.query(`begin; ${sandboxTables}; commit;`);
}

/** For a transaction. */
export const sandboxTables = `
    select pg_advisory_xact_lock(hashtext('sandbox-gateway'));
    create schema if not exists sandbox_gateway;
    create table if not exists sandbox_gateway.payments (
      id int generated always as identity primary key,
      reference text not null unique,
      payment_no text not null unique,
      amount_sen int not null check (amount_sen > 0),
      refunded_sen int not null default 0,
      currency text not null,
      method text not null,
      description text not null,
      locale text not null,
      return_url text not null,
      notify_url text not null,
      state text not null default 'open' check (state in ('open', 'paid', 'failed', 'canceled')),
      created_at timestamptz not null,
      closes_at timestamptz not null,
      paid_at timestamptz,
      check (refunded_sen between 0 and amount_sen),
      check ((state = 'paid') = (paid_at is not null))
    );
    create index if not exists payments_paid on sandbox_gateway.payments (paid_at, id) where state = 'paid';
    create index if not exists payments_closing on sandbox_gateway.payments (closes_at) where state = 'open';
    create table if not exists sandbox_gateway.refunds (
      refund_no text primary key,
      reference text not null unique,
      payment_id int not null references sandbox_gateway.payments,
      amount_sen int not null check (amount_sen > 0),
      created_at timestamptz not null
    );
    create table if not exists sandbox_gateway.callbacks (
      id int generated always as identity primary key,
      url text not null,
      body text not null,
      attempts int not null default 0,
      next_attempt_at timestamptz,
      delivered_at timestamptz
    );
    create index if not exists callbacks_due on sandbox_gateway.callbacks (next_attempt_at)
      where next_attempt_at is not null`;
