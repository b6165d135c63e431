import { randomBytes } from 'node:crypto'
import { Pool, type QueryResultRow } from 'pg'
import { advisoryKeys } from '../../database/advisory-keys.ts'

export interface TestBooks {
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** What its events are signed with. */
  secret(): Promise<string>
  close(): Promise<void>
}

// One text of several statements is one transaction; one process makes the tables, the others wait.
const tables = `
select pg_advisory_xact_lock(${advisoryKeys.test_processor_tables});
create schema if not exists test_processor;
create table if not exists test_processor.secrets (secret text not null, single boolean primary key default true check (single));
create table if not exists test_processor.customers (
  id text primary key, client_uuid uuid not null unique, name text not null, email text not null);
create table if not exists test_processor.setups (
  client_secret text primary key, customer_id text not null references test_processor.customers (id));
create table if not exists test_processor.cards (
  id text primary key, customer_id text not null references test_processor.customers (id), kind text not null,
  brand text not null, last_four text not null, expiry_month integer not null, expiry_year integer not null,
  forgotten boolean not null default false);
create table if not exists test_processor.charges (
  id text primary key, key text not null unique, customer_id text not null, card_id text not null,
  amount_cents integer not null, currency text not null, description text not null,
  state text not null check (state in ('succeeded', 'declined', 'needs_action')),
  code text, message text, client_secret text not null unique, created timestamptz not null default now());
create table if not exists test_processor.events (
  id text primary key, kind text not null, charge jsonb not null, created timestamptz not null default now(),
  attempts integer not null default 0, next_attempt timestamptz default now());
alter table test_processor.charges add column if not exists refunded_cents integer not null default 0
  check (refunded_cents between 0 and amount_cents);
alter table test_processor.events alter column charge drop not null,
  add column if not exists refund jsonb, add column if not exists dispute jsonb;
create table if not exists test_processor.refunds (
  id text primary key, key text not null unique, charge_id text not null references test_processor.charges (id),
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('succeeded', 'pending', 'failed')),
  code text, created timestamptz not null default now());
create index if not exists events_due on test_processor.events (next_attempt) where next_attempt is not null;
`

/**
 * The test processor's own books: a schema of its own, over connections of its own, so that no transaction of ours
 * holds them and a crash of ours forgets nothing. Made at their first use.
 */
export function openTestBooks(url: string): TestBooks {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    statement_timeout: 5_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'talentplace test processor',
  })
  pool.on('error', () => undefined)
  const state: { made: Promise<unknown> | null } = { made: null }

  async function makeTables(): Promise<void> {
    await pool.query(tables)
    const made = randomBytes(32).toString('base64url')
    await pool.query('insert into test_processor.secrets (secret) values ($1) on conflict do nothing', [made])
  }

  async function query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    state.made ??= makeTables().catch((error: unknown) => {
      state.made = null
      throw error
    })
    await state.made
    return (await pool.query<Row>(text, [...values])).rows
  }

  return {
    query,
    async secret() {
      const [row] = await query<{ secret: string }>('select secret from test_processor.secrets')
      return row?.secret ?? ''
    },
    close: () => pool.end(),
  }
}
