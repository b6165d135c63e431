import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { endAlerts } from '../../platform/alerts/close-alert.ts'
import { followCondition } from '../../platform/alerts/follow-condition.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { verifyAudit } from '../../platform/audit/verify-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { longestZoneDataMonths, zoneDataMonths } from '../../platform/clock/zone-data-age.ts'
import { zoneDataVersion } from '../../platform/clock/zones.ts'
import type { Database } from '../../platform/database/connection.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

interface Disk {
  readonly free: number
  readonly size: number
}

interface Watching {
  readonly database: Database
  readonly clock: Clock
  /** Where the database and attached files are kept. */
  readonly dataDir: string
  /** How much of the disk there is free, and how much it has, in bytes; null: there is none here. */
  readonly disk?: (folder: string) => Promise<Disk | null>
}

const leastFree = 0.1
const gigabyte = 1024 ** 3
const amount = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1 })

/** Where the database is elsewhere and files are in a bucket, there may be no folder of ours. */
async function diskOf(folder: string): Promise<Disk | null> {
  const found = await statfs(folder).catch(() => null)
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}

async function watchDisk({ database, clock, dataDir, disk = diskOf }: Watching): Promise<void> {
  const found = await disk(dataDir)
  if (found === null) return
  const { free, size } = found
  await followCondition(database.kysely, {
    holds: free < size * leastFree,
    fingerprint: 'disk:data',
    type: free < gigabyte ? 'error' : 'warning',
    title: 'The disk is nearly full',
    detail: `${amount.format(free / gigabyte)} GB of ${amount.format(size / gigabyte)} GB are free where the data are kept. Everything still works. Make room before it is full: then nothing can be saved.`,
    ended: 'There is room again.',
    at: clock.now(),
  })
}

async function watchZoneData({ database, clock }: Watching): Promise<void> {
  const at = clock.now()
  const months = zoneDataMonths(zoneDataVersion, at)
  await followCondition(database.kysely, {
    holds: months > longestZoneDataMonths,
    fingerprint: 'zone_data:age',
    type: 'warning',
    title: 'The time zone data are old',
    detail: `Release ${zoneDataVersion} is about ${months} months old. Where clocks have changed their rules since, meetings and days may be an hour off. Update moment-timezone and start again.`,
    ended: 'A newer release is in use.',
    at,
  })
}

interface DeadJobs {
  readonly name: string
  readonly newest: Date
  readonly error: string | null
}

/**
 * Jobs that nobody will try again: an alert for each name, which counts up when there are more of them. An alert's instants are
 * whole milliseconds, those of the jobs aren't.
 */
async function watchJobs({ database }: Watching): Promise<void> {
  const { rows } = await sql<DeadJobs>`
    select job.name, max(job.completed_on) as newest,
      (array_agg(job.output ->> 'message' order by job.completed_on desc))[1] as error
    from pgboss.job left join alerts on alerts.fingerprint = 'job:' || job.name
    where job.state = 'failed' and not starts_with(job.name, '__pgboss')
      and (alerts.last_date is null or date_trunc('milliseconds', job.completed_on) > alerts.last_date)
    group by job.name order by job.name`.execute(database.kysely)
  for (const { name, newest, error } of rows) {
    await database.kysely.transaction().execute((transaction) =>
      raiseAlert(transaction, {
        fingerprint: `job:${name}`,
        type: 'error',
        title: `The job ${name} has failed for good`,
        detail: `It was tried as often as it may be, and won’t be tried again. What it was to do is not done. Find out why, then retry it. The last reason: ${error ?? 'it didn’t end in time'}`,
        entity_link: `jobs:${name}`,
        at: newest,
      }),
    )
  }
}

/** What ended elsewhere: an invoice that was paid or voided, an item that went through after all, jobs that were done. */
async function endWhatIsOver({ database, clock }: Watching): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const unpaid = sqlIn(invoiceStates.sets.open)
    await endAlerts(
      transaction,
      sql`fingerprint like 'invoice:%' and not exists (select from invoices
        where invoices.uuid::text = substr(fingerprint, 9) and invoices.status in ${unpaid})`,
      { at, note: 'The invoice isn’t open any more.' },
    )
    await endAlerts(
      transaction,
      sql`fingerprint like 'failing\\_item:%' and not exists (select from failing_items
        where fingerprint = 'failing_item:' || failing_items.queue || ':' || failing_items.item)`,
      { at, note: 'It went through after all.' },
    )
    await endAlerts(
      transaction,
      sql`fingerprint like 'job:%' and not exists (select from pgboss.job
        where job.state = 'failed' and job.name = substr(fingerprint, 5))`,
      { at, note: 'None of these jobs is failed any more.' },
    )
  })
}

/** Looks at what nobody reports: disk, zone data, dead jobs, and what has ended. */
export async function watchProduct(deps: Watching): Promise<void> {
  await watchJobs(deps)
  await watchDisk(deps)
  await watchZoneData(deps)
  await endWhatIsOver(deps)
}

/** Reads the whole audit, and raises an alert where an entry isn't as it was written. */
export async function watchAudit({ database, clock }: Pick<Watching, 'database' | 'clock'>): Promise<void> {
  const { issues } = await verifyAudit(database)
  await followCondition(database.kysely, {
    holds: issues.length > 0,
    fingerprint: 'audit:chain',
    type: 'error',
    title: 'The audit was tampered with',
    detail: `Entries are not as they were written. Keep the database as it is, and look into who could write to it. ${issues.slice(0, 5).join(' ')}`,
    ended: 'The audit is whole again.',
    at: clock.now(),
  })
}

/** Each minute, and the audit once a day when little else is done. */
export function scheduleWatching(jobs: Jobs, deps: Watching): void {
  jobs.every('alerts.watch', '* * * * *', () => watchProduct(deps))
  jobs.every('audit.verify', '37 7 * * *', () => watchAudit(deps))
}
