// A renewal run, the charges of its invoices, and a run of bills, beside the bare inserts of the rows they write.
//   node launch/run.mjs bench/billing.ts [--subscriptions 5000] [--no-charges]
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readConfiguration } from '../server/app/configuration.ts'
import { settableClock } from '../server/platform/clock/clock.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { createTestProcessor } from '../server/platform/payments/test-processor/test-processor.ts'
import { silentLog } from '../server/testing/silent-log.ts'
import { makeUpDrafts } from '../server/payroll/bills/run-bills.ts'
import { collectDue } from '../server/billing/renewals/collect-due.ts'
import { renewalDeps } from '../server/billing/charges/renewal-deps.ts'
import { renewDue } from '../server/billing/renewals/renew-subscriptions.ts'
import { insertBare, type Written } from './billing/bare-inserts.ts'
import { fillSubscriptions } from './billing/fill-subscriptions.ts'
import { watchMemory } from './billing/watch-memory.ts'
import { openDatasets } from './search/datasets.ts'

const { values } = parseArgs({
  options: { subscriptions: { type: 'string', default: '5000' }, charges: { type: 'boolean', default: true } },
  allowNegative: true,
})
const subscriptions = Number(values.subscriptions)
const day = '2026-11-16'
const began = new Date(`${day}T10:05:00Z`)
const configuration = readConfiguration({ NODE_ENV: 'test', DEMO_DATA: '0', PUBLIC_URL: 'https://talentplace.test' })

const invoices: Written = {
  tables: [
    { name: 'invoices', of: 'uuid' },
    { name: 'invoice_lines', of: 'invoice_uuid' },
    { name: 'invoice_taxes', of: 'invoice_uuid' },
    { name: 'collections', of: 'invoice_uuid' },
  ],
}
const bills: Written = {
  tables: [
    { name: 'va_bills', of: 'uuid' },
    { name: 'va_bill_lines', of: 'bill_uuid' },
    { name: 'va_bill_entries', of: 'bill_uuid' },
  ],
}

console.log(`Billing bench: ${subscriptions} subscriptions; only ratios inside one run count.`)
const datasets = await openDatasets(7, () => undefined)
try {
  const { url, pool, ...dataset } = await datasets.make(1)
  const database = { url, ...openDatabase({ url, log: silentLog }) }
  const clock = settableClock(began)
  const processor = createTestProcessor({ url, clock, slowness: 1 })
  // Makes the processor's books, so that they can be filled.
  await processor.customerOf({ uuid: randomUUID(), name: 'Bench', email: 'bench@example.test' })
  await fillSubscriptions(pool, subscriptions, day)
  const given = { configuration, database, clock, log: silentLog, processor }
  const deps = renewalDeps(given)

  async function measure(name: string, work: () => Promise<unknown>, written: Written | null): Promise<void> {
    const { seconds, text } = await watchMemory(work)
    const bare = written && (await insertBare(pool, written, began))
    const rate = bare
      ? `${bare.rows} rows, ${(bare.rows / seconds).toFixed(0)}/s`
      : `${(subscriptions / seconds).toFixed(0)} subscriptions/s`
    console.log(`  ${name.padEnd(16)} ${seconds.toFixed(1)} s, ${rate}; ${text}`)
    if (!bare) return
    console.log(
      `    many at a time ${bare.together.toFixed(1)} s, ${(bare.rows / bare.together).toFixed(0)}/s: the run takes ${(seconds / bare.together).toFixed(1)}x`,
    )
    console.log(
      `    bare inserts   ${bare.seconds.toFixed(1)} s, ${(bare.rows / bare.seconds).toFixed(0)}/s: the run takes ${(seconds / bare.seconds).toFixed(1)}x`,
    )
  }

  await measure('renewal run', () => renewDue(deps), invoices)
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from invoices where kind = 'renewal'`,
  )
  if (values.charges) await measure('their charges', () => collectDue(deps), null)
  const { timeRules, billRules: rules } = configuration
  await measure('run of bills', () => makeUpDrafts({ database, clock, log: silentLog, timeRules, rules }, null), bills)
  const { rows: made } = await pool.query<{ count: number; seconds: string }>(
    'select count(distinct bill_uuid)::int as count, sum(seconds)::text as seconds from va_bill_lines',
  )
  console.log(`  ${rows[0]?.count} invoices, ${made[0]?.count} drafts of ${made[0]?.seconds} s`)
  process.exitCode = rows[0]?.count === subscriptions ? 0 : 1
  await processor.close()
  await database.close()
  await datasets.remove({ url, pool, ...dataset })
} finally {
  await datasets.stop()
}
