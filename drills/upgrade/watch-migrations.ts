import type { Pool } from 'pg'

/** What a migration did that the server before it may not bear. */
export interface Destructive {
  readonly migration: string
  /** e.g. `drops column payments.invoice_uuid` */
  readonly step: string
}

/** Something in PostgreSQL's own catalogue that is compared from one migration to the next, so that it is all the same how a statement is written. */
export interface Watched {
  readonly name: string
  /** What is made beforehand. */
  readonly before?: string
  /** A query for how it is now: in `findings`, `drill.<name>_now` beside `drill.<name>_before`. */
  readonly now: string
  /** A query for `step`, a line each. */
  readonly findings: string
}

// The trigger runs inside each migration's transaction.
const watching = ({ name, before = '', now, findings }: Watched) => `
${before}
create view drill.${name}_now as ${now};
create table drill.${name}_before as select * from drill.${name}_now;
create function drill.compare_${name}() returns trigger language plpgsql as $compare$
begin
  insert into drill.destructive select new.name, step from (${findings}) found (step);
  delete from drill.${name}_before;
  insert into drill.${name}_before select * from drill.${name}_now;
  return null;
end $compare$;
create trigger drill_compare_${name} after insert on migrations for each row execute function drill.compare_${name}();`

/** From now on each migration's destructive steps are noted. To be asked before anything is migrated. */
export async function watchMigrations(pool: Pool, watched: readonly Watched[]): Promise<void> {
  await pool.query(`create schema drill; create table drill.destructive (migration text not null, step text not null);
    ${watched.map(watching).join('\n')}`)
}

/** What was noted; the database is as if nobody had watched. */
export async function endWatching(pool: Pool): Promise<Destructive[]> {
  const { rows } = await pool.query<Destructive>('select migration, step from drill.destructive order by 1, 2')
  await pool.query('drop schema drill cascade')
  return rows
}
