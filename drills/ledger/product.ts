import type { Permission } from '@talentplace/contract/shared/permission'
import { billsOperations } from '@talentplace/server/payroll/bills.operations'
import { configurationOperations } from '@talentplace/server/core/configuration.operations'
import { financeOperations } from '@talentplace/server/desk/finance.operations'
import { storeOfficeMonths } from '@talentplace/server/desk/finance/office-months'
import { clientsOperations } from '@talentplace/server/accounts/clients.operations'
import { pricesOperations } from '@talentplace/server/billing/prices.operations'
import { promotionsOperations } from '@talentplace/server/billing/promotions.operations'
import { timeOperations } from '@talentplace/server/work/time.operations'
import { settableClock } from '@talentplace/server/platform/clock/clock'
import { createJobs } from '@talentplace/server/platform/jobs/jobs'
import { createTestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { testBankingKeys } from '@talentplace/server/testing/banking-keys'
import { testBuyers } from '@talentplace/server/testing/buyers'
import { call, type Answer } from '@talentplace/server/testing/call'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { paidOperations } from '@talentplace/server/testing/paid-operations'
import { addPerson, addSession } from '@talentplace/server/testing/people'
import { serveOperations } from '@talentplace/server/testing/servers/operations-server'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { billWorkOperations } from '@talentplace/server/payroll/bill-work.operations'
import { checkoutOperations } from '@talentplace/server/hiring/checkout.operations'
import { payoutsOperations } from '@talentplace/server/payroll/payouts.operations'
import { ratePlansOperations } from '@talentplace/server/billing/rate-plans.operations'
import { timeWorkOperations } from '@talentplace/server/work/time-work.operations'
import { randomUUID } from 'node:crypto'
import { drillConfiguration as configuration } from './drill-configuration.ts'

type Requested = Parameters<typeof call>[1]

/** Sessions last a month. */
const renewedAfter = 20 * 24 * 60 * 60 * 1000
const staffPermissions: readonly Permission[] = [
  'admin',
  'admin_finance.view',
  'admin_finance.edit',
  'admin_finance_report.view',
  'admin_banking.view',
  'admin_configuration.view',
  'admin_configuration.edit',
  'admin_project.edit',
  'admin_time.view',
  'admin_time.edit',
]

/** The product's own operations of money and time on a clock that the drill sets. */
export async function openProduct(database: TestDatabase, start: Date) {
  const clock = settableClock(start)
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
  await storeOfficeMonths(database.kysely, configuration.timeRules.officeZone)
  const processor = createTestProcessor({ url: database.url, clock, slowness: 1 })
  const jobs = createJobs({ url: database.url, log: silentLog })
  const given = { configuration, database, clock, log: silentLog, processor, jobs, bankingKeys: testBankingKeys }
  const running = await serveOperations({ database, clock }, ({ throttle, listener }) => {
    const deps = { ...given, throttle, listener }
    return [
      ...Object.values(checkoutOperations(deps)),
      ...paidOperations(deps),
      ...Object.values(clientsOperations(deps)),
      ...Object.values(ratePlansOperations(deps)),
      ...Object.values(pricesOperations(deps)),
      ...Object.values(promotionsOperations(deps)),
      ...Object.values(timeOperations({ ...deps, later: () => undefined })),
      ...Object.values(timeWorkOperations(deps)),
      ...Object.values(billsOperations(deps)),
      ...Object.values(billWorkOperations(deps)),
      ...Object.values(payoutsOperations(deps)),
      ...Object.values(financeOperations(deps)),
      ...Object.values(configurationOperations(deps)),
    ]
  })
  const staff = await addPerson(database, { permissions: staffPermissions })
  const second = await addPerson(database, { permissions: staffPermissions })
  const sessions = new Map<string, { token: string; until: number }>()
  /** What was done by operation, what was refused by operation and code, and what should never come. */
  const done = new Map<string, number>()
  const rejected = new Map<string, number>()
  const issues: string[] = []

  async function tokenOf(user_uuid: string): Promise<string> {
    const known = sessions.get(user_uuid)
    const now = clock.now().getTime()
    if (known && known.until > now) return known.token
    const token = await addSession(database, clock, user_uuid)
    sessions.set(user_uuid, { token, until: now + renewedAfter })
    return token
  }

  /** What the product answered; null: it refused, which is counted by its code. */
  async function answerTo(what: Requested, user_uuid: string, body?: unknown, isMoney = false): Promise<Answer | null> {
    const answer = await call(running.server, what, {
      token: await tokenOf(user_uuid),
      ...(body !== undefined && { body }),
      ...(isMoney && { key: randomUUID() }),
    })
    const operation = what.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').replace(/\?.*/, '')
    if (answer.status === 200) {
      done.set(operation, (done.get(operation) ?? 0) + 1)
      return answer
    }
    const code = `${operation} ${answer.status} ${String(answer.body['code'])}`
    rejected.set(code, (rejected.get(code) ?? 0) + 1)
    if (![400, 409].includes(answer.status)) issues.push(`${code} ${answer.text.slice(0, 300)}`)
    return null
  }

  async function request(...parameters: Parameters<typeof answerTo>): Promise<Answer['body'] | null> {
    return (await answerTo(...parameters))?.body ?? null
  }

  return {
    clock,
    database,
    processor,
    server: running.server,
    buyers: testBuyers({ database, clock, testProcessor: processor }),
    request: request,
    /** Who has to agree where one person isn't enough. */
    asSecond: (what: Requested, body?: unknown) => request(what, second.uuid, body),
    asStaff: (what: Requested, body?: unknown, isMoney = false) => request(what, staff.uuid, body, isMoney),
    /** A file that staff download. */
    file: async (what: Requested) => (await answerTo(what, staff.uuid))?.text ?? null,
    done,
    rejected: rejected,
    issues,
    async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
      return (await database.pool.query<Row>(text, values)).rows
    },
    async stop() {
      await running.stop()
      await processor.close()
    },
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>
