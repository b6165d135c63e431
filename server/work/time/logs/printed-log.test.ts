import { hoursText, printedText } from '@talentplace/contract/shared/hours-text'
import { printedTotals } from '@talentplace/contract/work/time/printed-log'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { describe, expect, it } from 'vitest'
import { pdfText } from '../../../testing/pdf-text.ts'
import { addTimeEntry } from '../../../testing/rows/add-time-entry.ts'
import { testSupplier } from '../../../testing/rows/add-subscription.ts'
import { timeSuite, type Worker } from '../../../testing/time-suite.ts'
import { timeLogPdf } from './time-log-pdf.ts'

const { database, client, staff, addWorker, send } = await timeSuite(new Date('2026-11-20T15:00:00Z'))

const count = 120
/** Of all lengths, seconds alone among them, and every fifth not billable; no two of the same start. */
const secondsOf = (at: number) => (at % 7 === 0 ? (at % 50) + 1 : 1000 + ((at * 7919) % 2500))

/** Forty days of three entries each. */
async function busyWorker(): Promise<Worker> {
  const worker = await addWorker()
  for (let at = 0; at < count; at += 1) {
    const start_at = new Date(Date.UTC(2026, 9, 1 + Math.floor(at / 3), 13 + (at % 3) * 2))
    const billable = at % 5 !== 0
    await addTimeEntry(database, worker.ratePlan, { start_at, seconds: secondsOf(at), billable, payable: billable })
  }
  await addTimeEntry(database, worker.ratePlan, {
    start_at: new Date('2026-11-19T21:00:00Z'),
    seconds: 3333,
    status: 'unconfirmed',
    source: 'timer',
  })
  return worker
}

interface Read {
  readonly minutes: number
  readonly hundredths: number
}

/** Every printed duration of a text, added up as its reader would. */
function read(text: string): Read[] {
  return [...text.matchAll(/(\d+)h (<1|\d+)m \((<0\.01|\d+\.\d\d)h\)/g)].map(([, hours, minutes, decimal]) => ({
    minutes: Number(hours) * 60 + (minutes === '<1' ? 0 : Number(minutes)),
    hundredths: decimal === '<0.01' ? 0 : Math.round(Number(decimal) * 100),
  }))
}
const sum = (all: readonly Read[]): Read =>
  all.reduce((a, b) => ({ minutes: a.minutes + b.minutes, hundredths: a.hundredths + b.hundredths }), {
    minutes: 0,
    hundredths: 0,
  })
const printed = ({ seconds, printed: own }: TimeEntry) =>
  printedText({ seconds, ...(own ?? read(hoursText(seconds))[0] ?? { minutes: 0, hundredths: 0 }) })

/** All pages of a list, and its totals in seconds. */
async function pagesOf(query: string, token: string, limit: number) {
  const entries: TimeEntry[] = []
  let totals = { billable: 0, notBillable: 0 }
  for (let offset = 0; ; offset += limit) {
    const answer = await send(`GET /time?${query}&pagination.limit=${limit}&pagination.offset=${offset}`, token)
    const page = answer.body['time'] as TimeEntry[]
    totals = {
      billable: Number(answer.body['totalBillableTime']),
      notBillable: Number(answer.body['totalNonBillableTime']),
    }
    entries.push(...page)
    if (page.length < limit) return { entries, totals: printedTotals(totals) }
  }
}

const worker = await busyWorker()
const project = `project_uuid=${worker.ratePlan.project_uuid}`
const counted = (entries: readonly TimeEntry[]) => entries.filter(({ status }) => status !== 'unconfirmed')
const textsOf = (entries: readonly TimeEntry[]) => entries.map(printed).join('\n')

describe('printed hours of a log add up', () => {
  it.each([
    ['the newest first', ''],
    ['the oldest first', '&pagination.sortBy[]=task_date&pagination.sortDesc[]=false'],
    ['by length', '&pagination.sortBy[]=seconds&pagination.sortDesc[]=true'],
    [
      'by task',
      '&pagination.sortBy[]=project_name&pagination.sortBy[]=task_name&pagination.sortBy[]=task_date&pagination.sortDesc[]=false&pagination.sortDesc[]=false&pagination.sortDesc[]=true',
    ],
    [
      'by person',
      '&pagination.sortBy[]=virtualassistant_name&pagination.sortBy[]=task_date&pagination.sortDesc[]=false&pagination.sortDesc[]=true',
    ],
  ])('to the printed totals over all pages, %s, for each side', async (_order, sort) => {
    for (const token of [worker.token, client, staff]) {
      const { entries, totals } = await pagesOf(`${project}${sort}`, token, 25)
      const rows = counted(entries)
      expect(rows).toHaveLength(count)
      expect(sum(read(textsOf(rows)))).toEqual(sum(read(printedText(totals.total))))
      const billable = rows.filter((entry) => entry.billable)
      expect(sum(read(textsOf(billable)))).toEqual(sum(read(printedText(totals.billable))))
      const both = `${printedText(totals.billable)} ${printedText(totals.notBillable)}`
      expect(sum(read(both))).toEqual(sum(read(printedText(totals.total))))
      expect(textsOf(rows)).not.toContain('0h 0m (0.00h)')
      for (const { seconds, printed: own } of rows) {
        expect(Math.abs((own?.minutes ?? 0) * 60 - seconds)).toBeLessThan(60)
        expect(Math.abs((own?.hundredths ?? 0) * 36 - seconds)).toBeLessThan(36)
      }
    }
  })

  it('time that counts nowhere is printed for itself and changes no other row', async () => {
    const { entries } = await pagesOf(project, worker.token, 25)
    const waiting = entries.filter(({ status }) => status === 'unconfirmed')
    expect(waiting.map(printed)).toEqual(['0h 56m (0.93h)'])
  })

  it('alike on any page size', async () => {
    const [small, large] = [await pagesOf(project, client, 7), await pagesOf(project, client, 100)]
    expect(small.entries.map(printed)).toEqual(large.entries.map(printed))
  })

  it('in the CSV, to the second: no entry has no hours, and they are those of the printed totals', async () => {
    for (const token of [worker.token, client, staff]) {
      const { totals } = await pagesOf(project, token, 100)
      const csv = await send(`GET /time/download/csv?${project}`, token)
      const lines = csv.text.split('\r\n').slice(1, -1)
      const rows = lines.map((line) => {
        const [, , , , seconds, hours, billable, status] = line.split(',')
        return { seconds: Number(seconds), hours: Number(hours), billable, status }
      })
      expect(Math.min(...rows.map(({ seconds }) => seconds))).toBeLessThan(8)
      for (const { seconds, hours } of rows) expect(Math.round(hours * 3600)).toBe(seconds)
      const logged = rows.filter(({ status }) => status !== 'unconfirmed')
      expect(logged).toHaveLength(count)
      const added = (of: typeof rows) => Math.round(of.reduce((all, { hours }) => all + hours, 0) * 100)
      expect(added(logged)).toBe(totals.total.hundredths)
      expect(added(logged.filter(({ billable }) => billable === 'true'))).toBe(totals.billable.hundredths)
    }
  })

  it('in the PDF, row by row', async () => {
    const { entries, totals } = await pagesOf(project, client, 100)
    const about = {
      supplier: testSupplier,
      of: null,
      from: undefined,
      to: undefined,
      made: new Date('2026-11-20T15:00:00Z'),
    }
    const text = pdfText(await timeLogPdf(entries.toReversed(), about))
    const [total, billable, ...rows] = read(text)
    expect(rows).toHaveLength(count)
    expect(sum(rows)).toEqual(total)
    expect(billable).toEqual(read(printedText(totals.billable))[0])
    expect(text).not.toContain('0h 0m (0.00h)')
  })

  it('far down staff’s list of everything, which the sums of the days know', async () => {
    const other = await addWorker()
    const seconds = Array.from({ length: 600 }, (_, at) => ((at * 7919) % 4000) + 1)
    for (const [at, each] of seconds.entries()) {
      const task_date = `2026-09-${String(1 + Math.floor(at / 20)).padStart(2, '0')}`
      await addTimeEntry(database, other.ratePlan, {
        task_date,
        seconds: each,
        billable: at % 3 > 0,
        payable: at % 3 > 0,
      })
    }
    const far = await pagesOf('from=2026-09-01&to=2026-09-30', staff, 90)
    expect(far.entries).toHaveLength(600)
    expect(sum(read(textsOf(far.entries)))).toEqual(sum(read(printedText(far.totals.total))))
    const ofOne = await pagesOf(`project_uuid=${other.ratePlan.project_uuid}`, staff, 100)
    expect(far.entries.map(printed)).toEqual(ofOne.entries.map(printed))
  })

  it('further than ten thousand rows down a list that no sums know', async () => {
    const { ratePlan } = await addWorker()
    const first = await addTimeEntry(database, ratePlan, { task_date: '2026-08-01', seconds: 1234 })
    const copies = 10_300
    const connection = await database.pool.connect()
    const { rows } = await database.pool.query<{ columns: string }>(
      `select string_agg(attname, ', ') as columns from pg_attribute
       where attrelid = 'time_entries'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    )
    const columns = rows[0]?.columns
    // What follows from each entry elsewhere is no part of the list.
    await connection.query('begin; set local session_replication_role = replica')
    await connection.query(
      `insert into time_entries (${columns}) select ${columns} from (select made.* from time_entries entry, generate_series(1, ${copies}) n,
         lateral jsonb_populate_record(entry, jsonb_build_object('uuid', gen_random_uuid(), 'origin_uuid', gen_random_uuid(),
           'seconds', 1000 + n * 7919 % 2500, 'billable', n % 3 > 0, 'payable', n % 3 > 0)) made
       where entry.uuid = '${first}') made`,
    )
    await connection.query('commit')
    connection.release()
    const page = async (descending: boolean, offset: number) => {
      const order = `pagination.sortBy[]=seconds&pagination.sortDesc[]=${descending}`
      const of = `project_uuid=${ratePlan.project_uuid}&pagination.limit=100&pagination.offset=${offset}`
      return (await send(`GET /time?${of}&${order}`, staff)).body['time'] as TimeEntry[]
    }
    // A row reads alike from either end, and from the other one these are the first.
    const last = await page(true, copies + 1 - 100)
    expect(last).toHaveLength(100)
    expect(last.toReversed().map(printed)).toEqual((await page(false, 0)).map(printed))
  })
})
