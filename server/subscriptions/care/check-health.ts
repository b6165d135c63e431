import { setTimeout as wait } from 'node:timers/promises'
import type { HealthReason } from '@talentplace/contract/subscriptions/care/care.routes'
import { healthStates } from '@talentplace/contract/subscriptions/health.states'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import { advisoryKeys } from '../../platform/database/advisory-keys.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Listener } from '../../platform/database/listener.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { oneRunAtATime, type Runs } from '../../platform/jobs/one-run-at-a-time.ts'
import { healthOf, reviewSince } from '../../rules/health-of.ts'
import { daysOfClients } from '../groups/days-of-clients.ts'
import { healthFacts } from './health-facts.ts'

interface HealthDeps {
  readonly database: Database
  readonly clock: Clock
}

const atOnce = 200
/** Days go by without anything being changed. */
const lookAgainAfter = 60 * 60_000
/** Ms between two looks at what changes: one costs as much as the message or the entry that changed it. */
const restAfter = 500

/** Works out how these subscriptions do, from their rows as they are now; those that don't run are left alone. */
export async function checkHealth(database: Kysely<Tables>, uuids: readonly string[], now: Date): Promise<void> {
  const facts = await healthFacts(database, uuids, await daysOfClients(database, now))
  const known = await database
    .selectFrom('project_health')
    .select(['project_uuid', 'reasons'])
    .where('project_uuid', 'in', [...uuids])
    .execute()
  const before = new Map(known.map(({ project_uuid, reasons }) => [project_uuid, reasons as HealthReason[]]))
  const found = facts.map(({ project_uuid, ...each }) => {
    const health = healthOf(each, { before: before.get(project_uuid) ?? [], now })
    const since = reviewSince(health.reasons)
    return { project_uuid, ...health, review_since: since === null ? null : new Date(since) }
  })
  for (const level of healthStates.values) {
    const values = found
      .filter((each) => each.level === level)
      .map((each) => ({ ...each, reasons: JSON.stringify(each.reasons), checked_date: now }))
    if (values.length === 0) continue
    await database
      .insertInto('project_health')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('project_uuid').doUpdateSet((excluded) => ({
          level: healthStates.stepTo(level, 'system').to,
          reasons: excluded.ref('excluded.reasons'),
          review_since: excluded.ref('excluded.review_since'),
          checked_date: now,
        })),
      )
      .execute()
  }
}

/** Those of which something changed, and whether there may be more; each is looked at with what was there when it was taken. */
async function takeDue(database: Kysely<Tables>): Promise<{ due: string[]; more: boolean }> {
  const { rows } = await sql<{ project_uuid: string }>`
    delete from project_health_due where id in (
      select id from project_health_due order by id limit ${atOnce} for update skip locked)
    returning project_uuid`.execute(database)
  return { due: [...new Set(rows.map(({ project_uuid }) => project_uuid))], more: rows.length === atOnce }
}

/** Running ones that nobody has looked at for an hour, the new ones first. */
async function stale(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    (select projects.uuid from projects
      where start_date <= ${now}::timestamptz::date and removed_date is null
        and (end_date is null or end_date >= ${now}::timestamptz::date - 1)
        and not exists (select from project_health where project_uuid = projects.uuid)
      limit ${atOnce})
    union all
    (select project_uuid from project_health join projects on projects.uuid = project_uuid
      where checked_date < ${new Date(now.getTime() - lookAgainAfter)}
        and (end_date is null or end_date >= ${now}::timestamptz::date - 1) and removed_date is null
      order by checked_date limit ${atOnce})
    limit ${atOnce}`.execute(database)
  return rows.map(({ uuid }) => uuid)
}

/** Each check has its turn: one that read the rows before a change would write over what the one after it found. */
function inTurn<Result>(
  { database }: HealthDeps,
  check: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${advisoryKeys.health_checks})`.execute(transaction)
    return check(transaction)
  })
}

/** What has changed by now; what comes meanwhile is announced again. A crash leaves what is due where it was. */
async function checkChangedHealth(deps: HealthDeps): Promise<void> {
  for (let more = true; more;) {
    more = await inTurn(deps, async (transaction) => {
      const { due, more: full } = await takeDue(transaction)
      if (due.length > 0) await checkHealth(transaction, due, deps.clock.now())
      return full
    })
  }
}

/** What changed, then what was last looked at an hour ago. */
export async function checkDueHealth(deps: HealthDeps): Promise<void> {
  await checkChangedHealth(deps)
  const now = deps.clock.now()
  for (let seen = ''; ;) {
    const uuids = await inTurn(deps, async (transaction) => {
      const found = await stale(transaction, now)
      // What isn't running by its client's clock yet stays unlooked at.
      if (found.length > 0 && found.join() !== seen) await checkHealth(transaction, found, now)
      return found.join()
    })
    if (uuids === '' || uuids === seen) return
    seen = uuids
  }
}

export function scheduleHealth(jobs: Jobs, deps: HealthDeps): void {
  jobs.every('projects.check_health', '* * * * *', () => checkDueHealth(deps))
}

/**
 * Has what changed looked at as soon as it is heard of, by one process after the other; what goes on changing, as a thread in which
 * people write does, no more often than `restAfter` allows.
 */
export function checkHealthAtOnce(deps: HealthDeps & { listener: Listener; log: Logger }): Runs {
  const stopping = new AbortController()
  const runs = oneRunAtATime(async () => {
    await checkChangedHealth(deps)
    await wait(restAfter, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
  })
  const attempt = () =>
    void runs
      .run()
      .catch((error: unknown) => deps.log.warn({ reason: String(error) }, 'health waits for its next check'))
  deps.listener.on('project_health_due', attempt)
  deps.listener.onReconnect(attempt)
  return {
    run: runs.run,
    stop() {
      stopping.abort()
      return runs.stop()
    },
  }
}
