import type { Timer, TimerRatePlan } from '@talentplace/contract/work/time/timer.routes'
import { expect, test } from 'vitest'
import { isRunning, lastTarget, placeOf, startEvents, targetAt } from './timer-target.ts'
import { writesCharacter } from './use-timer-keys.ts'

const ratePlan = (rate_plan_uuid: string, more: Partial<TimerRatePlan> = {}): TimerRatePlan => ({
  rate_plan_uuid,
  project_uuid: 'care',
  project_name: 'Website care',
  company: 'Maple Bakery',
  role: 'Web assistant',
  closed_reason: null,
  agreed: null,
  tasks: [{ uuid: 'news', name: 'Newsletter' }],
  ...more,
})
const timer = (more: Partial<Timer> = {}): Timer => ({
  id: 'care',
  project_uuid: 'care',
  project_name: 'Website care',
  company: 'Maple Bakery',
  task_uuid: null,
  task_name: null,
  rate_plan_uuid: 'a',
  state: 'running',
  description: '',
  billable: true,
  seconds: 0,
  as_of: '2026-11-20T15:00:00Z',
  running_since: '2026-11-20T15:00:00Z',
  ask_still_working: false,
  moved: false,
  version: 1,
  ...more,
})
const care = { project_uuid: 'care', task_uuid: null }
const news = { project_uuid: 'care', task_uuid: 'news' }

test('time is for the place an entry had, else the one of the project used last, else its first that takes time', () => {
  const places = [
    ratePlan('shut', { closed_reason: 'Paused' }),
    ratePlan('a'),
    ratePlan('b'),
    ratePlan('c', { project_uuid: 'books' }),
  ]
  const of = (target: Parameters<typeof placeOf>[0], last: string | null = null) =>
    placeOf(target, { places, last: last === null ? null : { rate_plan_uuid: last, task_uuid: null } })?.rate_plan_uuid
  expect(of(care)).toBe('a')
  expect(of(care, 'b')).toBe('b')
  expect(of(care, 'c')).toBe('a')
  expect(of({ ...care, rate_plan_uuid: 'b' }, 'a')).toBe('b')
  expect(of({ ...care, rate_plan_uuid: 'shut' })).toBe('a')
  expect(of({ ...care, project_uuid: 'nowhere' })).toBeUndefined()
})

test('a start begins a timer, goes on with its paused one, and stops what else runs', () => {
  const a = ratePlan('a')
  const names = (timers: Timer[], target: Parameters<typeof startEvents>[0] = news) =>
    startEvents(target, { ratePlan: a, timers }).map(({ event, id, replace }) => [event, id, replace === true])
  expect(names([])).toEqual([['start', 'carenews', false]])
  expect(names([timer()])).toEqual([['start', 'carenews', true]])
  const paused = timer({ id: 'carenews', task_uuid: 'news', state: 'paused' })
  expect(names([paused])).toEqual([['resume', 'carenews', false]])
  expect(names([timer(), paused])).toEqual([['resume', 'carenews', true]])
  expect(names([{ ...paused, state: 'running' }])).toEqual([])
})

test('an entry is continued with its task, its words and its side; a timer with other words is ended first', () => {
  const entry = { ...news, rate_plan_uuid: 'a', task_name: 'Newsletter', description: 'Draft', billable: false }
  expect(startEvents(entry, { ratePlan: ratePlan('a'), timers: [] })).toEqual([
    {
      id: 'carenews',
      event: 'start',
      rate_plan_uuid: 'a',
      label: 'Newsletter · Website care',
      description: 'Draft',
      billable: false,
    },
  ])
  const same = timer({ id: 'carenews', task_uuid: 'news', description: 'Draft', billable: false })
  expect(isRunning(entry, [same])).toBe(true)
  for (const other of [
    { ...same, description: 'Proofread' },
    { ...same, billable: true },
  ]) {
    expect(isRunning(entry, [other])).toBe(false)
    const events = startEvents(entry, { ratePlan: ratePlan('a'), timers: [other] })
    expect(events.map(({ event, replace }) => [event, replace === true])).toEqual([
      ['stop', false],
      ['start', false],
    ])
  }
})

test('a task that is over isn’t started again: its name says what the time is for', () => {
  const removed = { ...care, task_uuid: 'old', task_name: 'Autumn sale', description: '' }
  expect(targetAt(removed, ratePlan('a'))).toMatchObject({ task_uuid: null, description: 'Autumn sale' })
  expect(targetAt({ ...removed, description: 'Banner' }, ratePlan('a'))).toMatchObject({ description: 'Banner' })
  expect(targetAt({ ...news, task_name: 'Newsletter' }, ratePlan('a'))).toMatchObject({ task_uuid: 'news' })
})

test('one press starts what is paused, else the task or project used last, else the first', () => {
  const places = [ratePlan('a'), ratePlan('b', { project_uuid: 'books', tasks: [] })]
  const last = (rate_plan_uuid: string, task_uuid: string | null = null) => ({
    places,
    last: { rate_plan_uuid, task_uuid },
  })
  expect(lastTarget(last('b'), [timer({ state: 'paused' })])).toMatchObject(care)
  expect(lastTarget(last('b'), [])).toMatchObject({ project_uuid: 'books', task_uuid: null })
  expect(lastTarget(last('a', 'news'), [])).toMatchObject(news)
  expect(lastTarget(last('a', 'done'), [])).toMatchObject(care)
  expect(lastTarget({ places, last: null }, [])).toMatchObject(care)
  expect(lastTarget({ places: [], last: null }, [])).toBeNull()
})

test('with Option a letter is another character, with Alt elsewhere it isn’t', () => {
  expect(writesCharacter({ key: 'Í', code: 'KeyS' })).toBe(true)
  expect(writesCharacter({ key: '∏', code: 'KeyP' })).toBe(true)
  expect(writesCharacter({ key: 'S', code: 'KeyS' })).toBe(false)
  expect(writesCharacter({ key: 'Dead', code: 'KeyS' })).toBe(false)
})
