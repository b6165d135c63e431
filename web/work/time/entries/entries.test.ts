import { blankDetails } from '@talentplace/contract/work/time/entry-details'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { approvable, approve } from '../query/approvable.ts'
import { copiesOf, copyable, ofLatestDay } from './copied-entries.ts'
import { instantsOf } from './entry-instants.ts'
import { bodyOf, checkedBody, endsOf, entryIssues, newValues, intervalValues, valuesOf } from './entry-values.ts'
import { groupEntries } from './group-entries.ts'
import { daysOf, pickOf } from './quick-picks.ts'
import { wholeOf } from './whole-entry.ts'

const uuid = (last: string): string => `00000000-0000-7000-8000-${last.padStart(12, '0')}`
const entry = (more: Partial<TimeEntry> = {}): TimeEntry => ({
  uuid: uuid('1'),
  origin_uuid: uuid('1'),
  project_uuid: uuid('2'),
  project_name: 'Website care',
  client_uuid: uuid('3'),
  company: 'Maple Bakery',
  rate_plan_uuid: uuid('4'),
  role: 'Web assistant',
  task_uuid: null,
  task_name: null,
  virtualassistant_uuid: uuid('5'),
  virtualassistant_name: 'Fiona X.',
  task_date: '2026-11-20',
  start_at: '2026-11-20T14:00:13.000Z',
  end_at: '2026-11-20T15:30:00.000Z',
  timezone: 'America/Toronto',
  timezone_offset: -300,
  seconds: 5387,
  ...blankDetails,
  not_billable_reason: null,
  over_limit: false,
  description: 'New banner',
  source: 'timer',
  status: 'open',
  review_until: null,
  query: null,
  can_be_changed: true,
  version: 1,
  created_date: '2026-11-20T15:30:00.000Z',
  ...more,
})
const toronto = { start: -300, end: -300 }

describe('time entered by hand', () => {
  const values = { ...newValues('2026-11-20', uuid('4')), description: 'New banner' }
  const wrong = (more: object) => Object.keys(entryIssues({ ...values, from: '09:00', to: '10:00', ...more }))

  test('is a stretch of the assistant’s own clock, which may end the day after', () => {
    expect(endsOf({ date: '2026-11-20', from: '09:00', to: '10:30' })).toEqual({
      start: '2026-11-20T09:00',
      end: '2026-11-20T10:30',
    })
    expect(endsOf({ date: '2026-11-30', from: '22:00', to: '01:30' }).end).toBe('2026-12-01T01:30')
    expect(endsOf({ date: '2026-11-20', from: '22:00', to: '00:00' }).end).toBe('2026-11-21T00:00')
  })

  test('or a duration of a day, never both', () => {
    const lasted = bodyOf({ ...values, kind: 'duration', duration: '1h 30m', from: '09:00', to: '10:00' }, null)
    expect(lasted).toEqual({
      rate_plan_uuid: uuid('4'),
      task_uuid: null,
      ...blankDetails,
      description: 'New banner',
      task_date: '2026-11-20',
      seconds: 5400,
    })
    expect(checkedBody({ ...values, from: '09:00', to: '10:30' })).toMatchObject({
      start_at: '2026-11-20T09:00:00Z',
      end_at: '2026-11-20T10:30:00Z',
    })
  })

  test('says at each field what is missing; a description only where the client pays', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ date: '', from: '', to: '' })).toEqual(['date', 'from', 'to'])
    expect(wrong({ kind: 'duration', duration: 'soon' })).toEqual(['duration'])
    expect(wrong({ description: ' ' })).toEqual(['description'])
    expect(wrong({ description: ' ', billable: false })).toEqual([])
  })
})

describe('an entry that is changed', () => {
  test('is shown on the assistant’s clock to the second, and one without times as a duration', () => {
    expect(valuesOf(entry(), toronto)).toMatchObject({
      kind: 'stretch',
      date: '2026-11-20',
      from: '09:00:13',
      to: '10:30',
    })
    expect(valuesOf(entry({ start_at: null, end_at: null, seconds: 5400 }), toronto)).toMatchObject({
      kind: 'duration',
      duration: '1:30',
    })
    const night = { start_at: '2026-11-01T04:30:00.000Z', end_at: '2026-11-01T07:30:00.000Z' }
    expect(intervalValues(night, { start: -240, end: -300 })).toMatchObject({ from: '00:30', to: '02:30' })
  })

  beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ timezone_offset: -300 })))
  afterEach(() => vi.unstubAllGlobals())

  test('keeps the instants of what wasn’t changed, and reads the rest on the assistant’s clock', async () => {
    const started = valuesOf(entry(), toronto)
    expect(await instantsOf(started, 'America/Toronto', { of: entry(), started })).toEqual({
      start_at: '2026-11-20T14:00:13.000Z',
      end_at: '2026-11-20T15:30:00.000Z',
    })
    expect(await instantsOf({ ...started, to: '10:45' }, 'America/Toronto', { of: entry(), started })).toEqual({
      start_at: '2026-11-20T14:00:13.000Z',
      end_at: '2026-11-20T15:45:00.000Z',
    })
    expect(await instantsOf({ ...started, date: '2026-11-19' }, 'America/Toronto', { of: entry(), started })).toEqual({
      start_at: '2026-11-19T14:00:13.000Z',
      end_at: '2026-11-19T15:30:00.000Z',
    })
    expect(await instantsOf({ ...started, kind: 'duration' }, 'America/Toronto', null)).toBeNull()
  })
})

test('C3.3 entries are grouped by day; a group at the edge of a page says that there may be more of it', () => {
  const entries = [
    entry({ task_date: '2026-11-21', seconds: 60 }),
    entry({ task_date: '2026-11-20', seconds: 100 }),
    entry({ task_date: '2026-11-20', seconds: 20, status: 'unconfirmed' }),
    entry({ task_date: '2026-11-19', seconds: 5 }),
  ]
  const groups = groupEntries(entries, 'day', { after: true, before: false })
  expect(groups.map(({ key, hours, isPart }) => [key, hours.seconds, isPart])).toEqual([
    ['2026-11-21', 60, true],
    ['2026-11-20', 100, false],
    ['2026-11-19', 5, false],
  ])
  const [whole] = groupEntries([entry()], 'person', { after: false, before: false })
  expect(whole).toMatchObject({ key: uuid('5'), isPart: false })
  const tasks = groupEntries([entry(), entry({ task_uuid: uuid('9') })], 'task', { after: false, before: true })
  expect(tasks.map(({ isPart }) => isPart)).toEqual([false, true])
})

test('A6.7 quick picks are days of the viewer’s calendar; the week is Monday to Friday, on a weekend the one just over', () => {
  expect(daysOf('today', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  expect(daysOf('yesterday', '2026-12-01')).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  const week = { from: '2026-11-16', to: '2026-11-20' }
  for (const today of ['2026-11-16', '2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22'])
    expect(daysOf('this_week', today)).toEqual(week)
  expect(daysOf('this_week', '2026-11-23').from).toBe('2026-11-23')
  expect(pickOf('2026-11-16', '2026-11-20', '2026-11-22')).toBe('this_week')
  expect(pickOf('2026-11-16', undefined, '2026-11-22')).toBeNull()
})

test('time that goes over midnight is changed as one, from its first piece’s start to its last one’s end', () => {
  const evening = entry({ start_at: '2026-11-21T03:00:00.000Z', end_at: '2026-11-21T05:00:00.000Z', seconds: 7200 })
  const morning = entry({
    uuid: uuid('8'),
    task_date: '2026-11-21',
    start_at: '2026-11-21T05:00:00.000Z',
    end_at: '2026-11-21T06:00:00.000Z',
    seconds: 3600,
  })
  const other = entry({ uuid: uuid('9'), origin_uuid: uuid('9') })
  expect(wholeOf(morning, [evening, morning, other])).toMatchObject({
    uuid: uuid('8'),
    task_date: '2026-11-20',
    start_at: '2026-11-21T03:00:00.000Z',
    end_at: '2026-11-21T06:00:00.000Z',
    seconds: 10_800,
  })
  expect(wholeOf(other, [evening, morning])).toBe(other)
})

test('yesterday is copied as durations, for work that still goes on, a task only where it is still there', () => {
  const task = { uuid: uuid('6'), name: 'Call the printer' }
  const places = [
    { rate_plan_uuid: uuid('4'), project_name: 'Website care', company: 'Maple Bakery', role: 'Web', tasks: [task] },
  ]
  const entries = [
    entry({ task_uuid: task.uuid }),
    entry({ uuid: uuid('7'), task_uuid: uuid('99') }),
    entry({ uuid: uuid('8'), rate_plan_uuid: uuid('44') }),
    entry({ uuid: uuid('9'), status: 'unconfirmed' }),
  ]
  const retained = copyable(entries, places)
  expect(retained.map((each) => each.uuid)).toEqual([uuid('1'), uuid('7')])
  expect(copiesOf(retained, places, '2026-11-21')).toMatchObject([
    { task_date: '2026-11-21', seconds: 5387, task_uuid: task.uuid, description: 'New banner' },
    { task_date: '2026-11-21', seconds: 5387, task_uuid: null },
  ])
  for (const copy of copiesOf(retained, places, '2026-11-21')) expect(copy).not.toHaveProperty('start_at')
})

test('on a Monday, or after a day off, what is copied is of the last day with any work', () => {
  const [friday, thursday] = [entry({ task_date: '2026-11-20' }), entry({ task_date: '2026-11-19' })]
  expect(ofLatestDay([friday, { ...friday, uuid: uuid('2') }, thursday])).toHaveLength(2)
  expect(ofLatestDay([])).toEqual([])
})

describe('approving all', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('takes what may be approved of the whole filter, a step at a time, and leaves what is asked about', async () => {
    const all = Array.from({ length: 150 }, (_, at) =>
      entry({ uuid: uuid(String(at + 1)), status: at % 50 === 0 ? 'queried' : 'in_review' }),
    )
    const requests: string[] = []
    const approved: number[] = []
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
      requests.push(path)
      if (path === '/api/time/approve') {
        const { uuids } = JSON.parse(body ?? '') as { uuids: string[] }
        approved.push(uuids.length)
        return Response.json({ approved: uuids.length })
      }
      const offset = Number(/offset=(\d+)/.exec(path)?.[1])
      return Response.json({ time: all.slice(offset, offset + 100), count: all.length })
    })
    const found = await approvable({ project_uuid: uuid('2') })
    expect(found).toHaveLength(147)
    expect(requests.every((path) => path.includes(`project_uuid=${uuid('2')}`))).toBe(true)
    expect(await approve(found.map((each) => each.uuid))).toBe(147)
    expect(approved).toEqual([100, 47])
  })
})
