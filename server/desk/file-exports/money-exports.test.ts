import { accountingFiles } from '@talentplace/contract/desk/accounting/accounting.routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { financeOperations } from '../finance.operations.ts'
import { invoicesOperations } from '../../billing/invoices.operations.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { closeWorkers } from '../../platform/workers/workers.ts'
import { call } from '../../testing/call.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { copyInvoices } from '../../testing/rows/copy-invoices.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { serveOperations } from '../../testing/servers/operations-server.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { testSite } from '../../testing/test-site.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { scheduleFileExports } from './expire-file-exports.ts'
import { fileExportDeps, type FileExportDeps } from './file-export-deps.ts'
import { fileExportsOperations } from '../file-exports.operations.ts'
import { makeFileExport } from './make-file-export.ts'

const month = '2026-11'
const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const files = createFolderStore(`/tmp/talentplace-money-exports-${process.pid}`)
const jobs = createJobs({ url: database.url, log: silentLog, works: false })
const site = { publicUrl: testSite.publicUrl, links: { client_support: testSite.support } }
const configuration = { timeRules, brand: { name: 'Talentplace' }, supplier: testSupplier, ...site }
let deps: FileExportDeps
const running = await serveOperations({ database, clock }, (platform) => {
  const all = { ...platform, files, jobs, configuration }
  deps = fileExportDeps(all)
  return Object.values({ ...fileExportsOperations(all), ...financeOperations(all), ...invoicesOperations(all) })
})
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance_report.view'])
let debtor: Awaited<ReturnType<typeof here.subscriber>>

beforeAll(async () => {
  scheduleFileExports(jobs, deps)
  await jobs.start()
  // An invoice of one line with its tax: three lines of the journal.
  debtor = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
  await copyInvoices(database, debtor.invoice_uuid, 332)
})
afterAll(async () => {
  await running.stop()
  await jobs.stop()
  await closeWorkers()
})

const send = (what: `${'GET' | 'POST'} /${string}`, token: string, body?: unknown) =>
  call(running.server, what, { token, ...(body !== undefined && { body }) })

async function bytesOf(path: string, token: string): Promise<Buffer> {
  const reply = await running.server.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

async function exported(token: string, kind: string, parameters: object): Promise<Buffer> {
  const { status, body } = await send('POST /user/exports', token, { kind, parameters })
  expect([status, body['code']]).toEqual([200, undefined])
  await makeFileExport(deps, String(body['uuid']))
  return bytesOf(`/user/exports/${String(body['uuid'])}/file`, token)
}

const lines = (text: Buffer) => text.toString().trim().split('\r\n')

const downloads = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from audit_entries where action = 'accounting.exported' and actor_uuid = $1",
    [staff.uuid],
  )
  return rows[0]?.count
}

it.each(accountingFiles)('the %s of a month is the direct file byte for byte, and is in the audit', async (file) => {
  const before = (await downloads()) ?? 0
  const direct = await bytesOf(`/finance/accounting/${file}?month=${month}`, staff.token)
  expect((await exported(staff.token, 'accounting_file', { file, month })).equals(direct)).toBe(true)
  expect(await downloads()).toBe(before + 2)
})

it.each(['pdf', 'csv'] as const)('a statement as %s is the direct file', async (format) => {
  const direct = await bytesOf(`/client/${debtor.client_uuid}/statement/file?format=${format}`, debtor.owner.token)
  const made = await exported(debtor.owner.token, `statement_${format}`, { client_uuid: debtor.client_uuid })
  expect(made.equals(direct)).toBe(true)
})

it('another client’s statement can’t be asked for', async () => {
  const other = await here.subscriber({ start_date: '2026-10-10', hours: 10 })
  const parameters = { client_uuid: debtor.client_uuid }
  const { status } = await send('POST /user/exports', other.owner.token, { kind: 'statement_csv', parameters })
  expect(status).toBe(404)
})

it('a journal of 999 lines is direct, one of 1,002 an export; so are invoices to import, and a statement, of 1,001', async () => {
  const journal = (await bytesOf(`/finance/accounting/journal?month=${month}`, staff.token)).toString()
  expect(journal.trim().split('\r\n')).toHaveLength(1 + 3 * 333)
  await copyInvoicesUpTo(1_000)
  for (const path of [
    `/finance/accounting/xero-invoices?month=${month}`,
    `/client/${debtor.client_uuid}/statement/file`,
  ]) {
    expect((await send(`GET ${path}` as 'GET /', staff.token)).status).toBe(200)
  }
  const rejected = await send(`GET /finance/accounting/journal?month=${month}` as 'GET /', staff.token)
  expect([rejected.status, rejected.body['code']]).toEqual([409, 'export_required'])
  await copyInvoicesUpTo(1_001)
  for (const path of [
    `/finance/accounting/quickbooks-invoices?month=${month}`,
    `/client/${debtor.client_uuid}/statement/file`,
  ]) {
    const { status, body } = await send(`GET ${path}` as 'GET /', staff.token)
    expect([status, body['code']]).toEqual([409, 'export_required'])
  }
})

it('a long one is whole, each invoice once, with one heading', async () => {
  const journal = lines(await exported(staff.token, 'accounting_file', { file: 'journal', month }))
  expect(journal).toHaveLength(1 + 3 * 1_001)
  expect(journal.filter((line) => line.includes('Debit'))).toHaveLength(1)
  const imported = lines(await exported(staff.token, 'accounting_file', { file: 'quickbooks-invoices', month }))
  expect(new Set(imported.slice(1).map((line) => line.split(',')[0])).size).toBe(1_001)
  expect(imported).toHaveLength(1_002)
  const parameters = { client_uuid: debtor.client_uuid }
  expect(lines(await exported(debtor.owner.token, 'statement_csv', parameters))).toHaveLength(1_002)
  const pdf = pdfText(await exported(debtor.owner.token, 'statement_pdf', parameters))
  // Its total and what is open of it, in lines of their own for each.
  expect([...pdf.matchAll(/^\$429\.40 CAD$/gm)]).toHaveLength(2 * 1_001)
})

async function copyInvoicesUpTo(count: number): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from invoices where client_uuid = $1',
    [debtor.client_uuid],
  )
  await copyInvoices(database, debtor.invoice_uuid, count - (rows[0]?.count ?? 0), 100_000 + (rows[0]?.count ?? 0))
}
