import { blankDetails } from '@talentplace/contract/work/time/entry-details'
import { expect, it } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { addTimeEntry } from '../../../testing/rows/add-time-entry.ts'
import { testSupplier } from '../../../testing/rows/add-subscription.ts'
import { timeSuite } from '../../../testing/time-suite.ts'
import type { PrintedEntry } from './printed-log.ts'
import { timeLogPdf } from './time-log-pdf.ts'

const { database, running, client, staff, addWorker } = await timeSuite(new Date('2026-11-20T15:00:00Z'))
const worker = await addWorker()
await addTimeEntry(database, worker.ratePlan, { start_at: new Date('2026-11-18T14:05:00Z'), seconds: 3_600 })
await database.pool.query(
  `update clients set legal_name = 'Les Livres Érable inc.', address_line1 = '12 rue Saint-Paul',
     tax_numbers = '[{"name": "GST/HST", "number": "999"}]'`,
)

async function logOf(token: string, query = ''): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await running.server.inject({ url: `/api/time/download/pdf?${query}`, headers })
  return (await readPdf(answer.rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ')
}
const ofProject = `project_uuid=${worker.ratePlan.project_uuid}`

it.each([
  ['a client', () => logOf(client)],
  ['staff who chose a subscription', () => logOf(staff, ofProject)],
])('the log of %s names us and the client, with addresses and tax numbers', async (_who, made) => {
  const text = await made()
  for (const words of [
    testSupplier.name,
    ...testSupplier.address,
    'GST/HST 123456789 RT0001',
    'Client Les Livres Érable inc.',
    '12 rue Saint-Paul',
    'GST/HST 999',
    'Nov 18th 2026',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toMatch(/from \d+:\d\d [ap]m/)
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d/)
})

it('an assistant’s own log names them, and nothing of a client but the subscription', async () => {
  const text = await logOf(worker.token, ofProject)
  expect(text).toContain('Assistant')
  expect(text).toContain(testSupplier.name)
  expect(text).not.toContain('Saint-Paul')
})

it('staff’s log of everything says so', async () => {
  expect(await logOf(staff)).toContain('All clients and assistants')
})

it('a log of more than ten pages has its months and days as bookmarks', async () => {
  const entries = Array.from({ length: 300 }, (_, at): PrintedEntry => ({
    task_date: at < 200 ? '2026-10-30' : '2026-11-02',
    start_at: null,
    timezone_offset: 0,
    ...blankDetails,
    task_name: null,
    description: 'Sent reminders and reconciled the bank account',
    project_name: 'Books',
    virtualassistant_name: 'Phoebe N.',
    seconds: 60,
    status: 'approved',
  }))
  const about = { supplier: testSupplier, of: null, from: undefined, to: undefined, made: new Date(0) }
  const { bookmarks } = await readPdf(await timeLogPdf(entries, about))
  const days = bookmarks.map(({ title, parts }) => [title, parts.map((part) => part.title)])
  expect(days).toEqual([
    ['Oct 2026', ['Oct 30th 2026']],
    ['Nov 2026', ['Nov 2nd 2026']],
  ])
})

it('a log says which days it is of, on each page too, also where nobody chose any', async () => {
  const text = await logOf(client)
  expect(text).toContain('First day Nov 18th 2026 Last day Nov 18th 2026')
  expect(text).toContain('Time Log · Nov 18th 2026 to Nov 18th 2026 · Page 1')
})
