import { expect, test } from 'vitest'
import { mergeUpdate, readTimerUpdate, withTimer } from './merge-timers.ts'
import type { QueuedEvent } from './queued-event.ts'
import { rejectedIntervals } from './rejected-intervals.ts'
import { serverClock } from './server-clock.ts'
import { secondsAt, toTimerViews, type TimerStatus } from './to-timer-views.ts'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString()
const timer = (id: string, more: Partial<TimerStatus> = {}): TimerStatus => ({
  id,
  state: 'running',
  seconds: 100,
  as_of: at(0),
  description: '',
  billable: true,
  task_uuid: null,
  task_name: null,
  running_since: at(0),
  ask_still_working: false,
  ...more,
})
const event = (name: QueuedEvent['event'], minute: number, more: Partial<QueuedEvent> = {}): QueuedEvent => ({
  uuid: `${name}-${minute}`,
  id: 'a',
  event: name,
  at: at(minute),
  label: 'Website care',
  ...more,
})
const begin = ({ id, at: instant }: QueuedEvent): TimerStatus =>
  timer(id, { seconds: 0, as_of: instant, running_since: instant })
const views = (timers: TimerStatus[], waiting: QueuedEvent[]) => toTimerViews(timers, waiting, begin)

test('a running timer counts on from what the server said, a paused one doesn’t, and neither counts back', () => {
  expect(secondsAt(timer('a'), Date.parse(at(1)) + 999)).toBe(160)
  expect(secondsAt(timer('a', { state: 'paused' }), Date.parse(at(1)))).toBe(100)
  expect(secondsAt(timer('a'), Date.parse(at(0)) - 5000)).toBe(100)
})

test('a task that is chosen makes the timer’s id another one, here at once and in other browsers when it is told', () => {
  const chosen = { id: 'a'.repeat(36), task_uuid: 'b', task_name: 'Newsletter' }
  const known = timer('a'.repeat(36))
  const after = { ...known, id: `${known.id}b`, task_uuid: 'b', task_name: 'Newsletter' }
  expect(views([known], [event('describe', 2, chosen)])).toEqual([after])
  expect(views([after], [event('describe', 2, chosen)])).toEqual([after])
  expect(mergeUpdate([known], { ...chosen, now_id: after.id, as_of: at(2) })).toEqual([{ ...after, as_of: at(2) }])
  // Told by the live channel first, then by the answer: it is one timer still.
  expect(withTimer([after], known.id, after)).toEqual([after])
  const without = event('describe', 3, { id: after.id, task_uuid: null, task_name: null })
  expect(views([after], [without])).toEqual([known])
})

test('what waits to be sent is shown as if it had been: start, pause, resume, describe, stop', () => {
  expect(views([], [event('start', 1)])).toEqual([timer('a', { seconds: 0, as_of: at(1), running_since: at(1) })])
  const paused = views([timer('a')], [event('pause', 2)])
  expect(paused).toEqual([timer('a', { state: 'paused', seconds: 220, as_of: at(2), running_since: null })])
  expect(views([timer('a')], [event('pause', 2), event('resume', 5)])).toEqual([
    timer('a', { seconds: 220, as_of: at(5), running_since: at(5) }),
  ])
  expect(views([timer('a')], [event('describe', 1, { description: 'New banner' })])).toMatchObject([
    { description: 'New banner', seconds: 100 },
  ])
  expect(views([timer('a'), timer('b')], [event('stop', 1)]).map(({ id }) => id)).toEqual(['b'])
  expect(views([timer('a')], [event('discard', 1)])).toEqual([])
})

test('a start that replaces takes the running one’s place and leaves paused ones', () => {
  const others = [timer('b'), timer('c', { state: 'paused' })]
  expect(views(others, [event('start', 1, { replace: true })]).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('an answer to "Still working?" takes the question away at once', () => {
  expect(views([timer('a', { ask_still_working: true })], [event('still_working', 1)])).toEqual([timer('a')])
})

test('events of a timer that is gone change nothing', () => {
  expect(views([timer('b')], [event('pause', 1), event('describe', 1), event('stop', 2)])).toEqual([timer('b')])
})

test('A5.5 updates are merged by timer id, older ones change nothing, and removing a timer drops it', () => {
  const timers = [timer('a'), timer('b', { state: 'paused' })]
  expect(mergeUpdate(timers, { id: 'a', state: 'paused', seconds: 150, as_of: at(1) })).toMatchObject([
    { id: 'b' },
    { id: 'a', state: 'paused', seconds: 150 },
  ])
  expect(mergeUpdate(timers, { id: 'a', seconds: 1, as_of: at(-1) })).toBe(timers)
  expect(mergeUpdate(timers, { id: 'a', removed: true })?.map(({ id }) => id)).toEqual(['b'])
  expect(mergeUpdate(timers, { id: 'new', state: 'running' })).toBeNull()
})

test('one that runs comes first', () => {
  const timers = [timer('a', { state: 'paused' })]
  expect(withTimer(timers, 'b', timer('b')).map(({ id }) => id)).toEqual(['b', 'a'])
})

test.each([undefined, null, 'x', {}, { id: 3 }, { id: '' }])('%j is no update', (data) => {
  expect(readTimerUpdate(data)).toBeNull()
})

test('refused events tell what was worked, a stretch without pause each, and what has no end yet', () => {
  expect(
    rejectedIntervals([
      event('start', 0),
      event('describe', 1),
      event('pause', 10),
      event('resume', 20),
      event('stop', 30),
      event('start', 40, { id: 'b', label: 'Invoices' }),
    ]),
  ).toEqual([
    { id: 'a', label: 'Website care', from: at(0), to: at(10) },
    { id: 'a', label: 'Website care', from: at(20), to: at(30) },
    { id: 'b', label: 'Invoices', from: at(40), to: null },
  ])
  expect(rejectedIntervals([event('start', 0), event('discard', 5), event('stop', 6)])).toEqual([])
})

test('a pause or stop of what was started before tells since when it ran, and a chosen task takes it along', () => {
  expect(rejectedIntervals([event('pause', 10, { since: at(2) }), event('stop', 10)])).toEqual([
    { id: 'a', label: 'Website care', from: at(2), to: at(10) },
  ])
  const [project, task] = ['b'.repeat(36), 'c'.repeat(36)]
  const label = 'Call the printer · Website care'
  expect(
    rejectedIntervals([
      event('start', 0, { id: project }),
      event('describe', 1, { id: project, task_uuid: task, label }),
      event('stop', 10, { id: project + task, label }),
    ]),
  ).toEqual([{ id: project + task, label, from: at(0), to: at(10) }])
})

test('the server’s clock is followed, however wrong the browser’s is', () => {
  let browsers = Date.parse(at(0)) + 7_200_000
  const clock = serverClock(() => browsers)
  clock.note(at(0))
  browsers += 60_000
  expect(new Date(clock.now()).toISOString()).toBe(at(1))
  // An answer names the second, and takes its time: that is no difference of clocks.
  clock.note(new Date(Date.parse(at(1)) - 1500).toISOString())
  expect(new Date(clock.now()).toISOString()).toBe(at(1))
})
