import { readConfiguration } from '../app/configuration.ts'
import type { BillRules } from '../payroll/bills/bill-rules.ts'
import { adjustmentsOperations } from '../billing/adjustments.operations.ts'
import { billsOperations } from '../payroll/bills.operations.ts'
import { adjustmentWorkOperations } from '../payroll/adjustment-work.operations.ts'
import { bankingOperations } from '../payroll/banking.operations.ts'
import { payoutsOperations } from '../payroll/payouts.operations.ts'
import { taxesOperations } from '../payroll/taxes.operations.ts'
import { makeUpDrafts } from '../payroll/bills/run-bills.ts'
import { bulkRunsOperations } from '../desk/bulk-runs.operations.ts'
import { bulkRunDeps, type BulkRunDeps } from '../desk/bulk-runs/bulk-run-deps.ts'
import { billWorkOperations } from '../payroll/bill-work.operations.ts'
import { addPerson, addSession } from './people.ts'
import { addBankAccounts } from './rows/add-bank-accounts.ts'
import { testBankingKeys } from './banking-keys.ts'
import { testBanks } from './our-banks.ts'
import { addTimeEntry } from './rows/add-time-entry.ts'
import { silentLog } from './silent-log.ts'
import { timeSuite, type Worker } from './time-suite.ts'
import { timeRules } from './timers/time-rules.ts'

type Row = Record<string, unknown>

/** The second half of October was reviewed until 9 November by the office's calendar: its Friday of five business days is the 6th. */
export const afterReview = new Date('2026-11-10T15:00:00Z')

/** What tests of bills have in common: everything of `timeSuite`, finance, and time of a day that is approved. */
export async function billsSuite(given: Partial<BillRules> = {}) {
  const billRules: BillRules = { minimumCents: 2_500, payoutDays: 5, supplierProvince: 'ON', ...given }
  const brand = { name: 'Talentplace' }
  const supplier = { name: 'Talentplace Inc.', address: ['1 King St', 'Toronto ON'], tax_numbers: [] }
  const enqueued: object[] = []
  const jobs = { enqueue: async (_transaction: unknown, _name: string, data: object) => void enqueued.push(data) }
  const bulk: { deps?: BulkRunDeps } = {}
  const suite = await timeSuite(afterReview, (deps) => {
    const configured = readConfiguration({ NODE_ENV: 'test', DEMO_DATA: '0', PUBLIC_URL: 'https://talentplace.test' })
    const loginPair = { purpose: 'login pair', max: 5, windowSeconds: 900 }
    const accountLimits = { ...configured.accountLimits, loginPair }
    const publicUrl = 'https://talentplace.test'
    const slipRules = {
      t4aAboveCents: 50_000,
      necFrom: [
        { year: 2020, cents: 60_000 },
        { year: 2026, cents: 200_000 },
      ],
    }
    const configuration = {
      billRules,
      slipRules,
      brand,
      timeRules,
      supplier,
      accountLimits,
      publicUrl,
      ourBanks: testBanks,
    }
    const all = { ...deps, log: silentLog, bankingKeys: testBankingKeys, configuration, jobs }
    bulk.deps = bulkRunDeps(all)
    return Object.values({
      ...adjustmentsOperations(all),
      ...adjustmentWorkOperations(all),
      ...billsOperations(all),
      ...bankingOperations(all),
      ...payoutsOperations(all),
      ...taxesOperations(all),
      ...billWorkOperations(all),
      ...bulkRunsOperations(all),
    })
  })
  const { database, clock, send } = suite
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.va-bill'`)
  const person = await addPerson(database, { permissions: ['admin', 'admin_finance.view', 'admin_finance.edit'] })
  const finance = await addSession(database, clock, person.uuid)

  /** Approved time of a day, as long as is said; its uuid. */
  const approved = (worker: Worker, task_date: string, seconds: number, about: object = {}) =>
    addTimeEntry(database, worker.ratePlan, {
      task_date,
      seconds,
      status: 'approved',
      approved_date: afterReview,
      ...about,
    })

  const run = () => makeUpDrafts({ database, clock, timeRules, rules: billRules, log: silentLog }, null)

  /** The bills of an assistant, as finance lists them. */
  async function billsOf({ virtualassistant_uuid }: Worker): Promise<Row[]> {
    const { body } = await send(`GET /va-bills?virtualassistant_uuid=${virtualassistant_uuid}`, finance)
    return body['bills'] as Row[]
  }

  /** The one bill of an assistant in full. */
  async function billOf(worker: Worker): Promise<Row & { lines: Row[] }> {
    const [bill] = await billsOf(worker)
    return (await send(`GET /va-bills/${String(bill?.['uuid'])}`, finance)).body as Row & { lines: Row[] }
  }

  /** As it is read now, unless another version is said. */
  async function post(uuid: unknown, more: object = {}) {
    const { body } = await send(`GET /va-bills/${String(uuid)}`, finance)
    return send('POST /va-bills/post', finance, { uuid, version: body['version'], ...more })
  }

  /** An assistant with accounts that have been there for long. */
  async function addWorker(...about: Parameters<typeof suite.addWorker>): Promise<Worker> {
    const worker = await suite.addWorker(...about)
    await addBankAccounts(database, { ...worker, changed_date: new Date('2026-01-05T15:00:00Z') })
    return worker
  }

  /** The entry as it is stored. */
  async function entryRow(uuid: string): Promise<Row> {
    const { rows } = await database.pool.query<Row>(
      'select status, bill_uuid, seconds from time_entries where uuid = $1',
      [uuid],
    )
    return rows[0] ?? {}
  }

  return {
    ...suite,
    billRules,
    /** Of actions over many rows: what they are worked with, and the jobs that wait. */
    bulkDeps: bulk.deps as BulkRunDeps,
    enqueued,
    addWorker,
    withoutAccount: suite.addWorker,
    finance,
    finance_uuid: person.uuid,
    approved,
    run,
    billsOf,
    billOf,
    post,
    entryRow,
  }
}
