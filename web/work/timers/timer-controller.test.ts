import { expect, test } from 'vitest'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { memoryStorage } from './memory-storage.ts'
import type { QueuedEvent } from './queued-event.ts'
import { timerController } from './timer-controller.ts'

const owner = '00000000-0000-7000-8000-00000000000a'
const noon = Date.parse('2026-11-23T12:00:00.000Z')
const offline = new ApiFailure(0, { code: 'offline', message: 'You seem to be offline.' })
const running = new ApiFailure(409, { code: 'timer_running', message: 'Another timer is running.' })

const noRejection: (event: QueuedEvent) => ApiFailure | null = () => null

/** A browser with as many tabs as are opened; what its server got, and what it does with the next events. */
function browser() {
  const storage = memoryStorage()
  const got: QueuedEvent[] = []
  const server = { answer: noRejection }
  let last: Promise<void> = Promise.resolve()
  let count = 0
  const now = { at: noon }
  const paused: (() => void)[] = []
  const openTab = () =>
    timerController<string>({
      storage,
      owner,
      now: () => now.at,
      newUuid: () => `event-${(count += 1)}`,
      exclusively(work) {
        last = last.then(work)
        return last
      },
      afterTyping: (work) => void paused.push(work),
      async send(event) {
        const rejection = server.answer(event)
        if (rejection) throw rejection
        got.push(event)
        return event.uuid
      },
    })
  async function pauseTyping(): Promise<void> {
    paused.at(-1)?.()
    await last
  }
  return { openTab, got, server, now, pauseTyping, settled: () => last }
}

const start = { id: 'project', event: 'start', label: 'Website care' } as const
const stop = { ...start, event: 'stop' } as const

test('what happens offline is stored before it is sent, and sent in order once the line is back', async () => {
  const { openTab, got, server, now } = browser()
  server.answer = () => offline
  const tab = openTab()
  tab.record(start)
  now.at += 60_000
  tab.record(stop)
  await tab.flush()
  expect(tab.isCutOff.read()).toBe(true)
  expect(tab.shelves.read().waiting.map(({ event }) => event)).toEqual(['start', 'stop'])

  server.answer = noRejection
  await tab.flush()
  expect(got.map(({ event, at }) => [event, at])).toEqual([
    ['start', '2026-11-23T12:00:00.000Z'],
    ['stop', '2026-11-23T12:01:00.000Z'],
  ])
  expect(tab.isCutOff.read()).toBe(false)
  expect(tab.shelves.read()).toEqual({ waiting: [], rejected: [] })
})

test('a tab that was closed while offline loses nothing: the next visit sends it', async () => {
  const { openTab, got, server } = browser()
  server.answer = () => offline
  const closed = openTab()
  closed.record(start)
  await closed.flush()
  server.answer = noRejection
  await openTab().flush()
  expect(got.map(({ uuid }) => uuid)).toEqual(['event-1'])
})

test('two tabs share the queue, and none sends what the other has sent', async () => {
  const { openTab, got, server } = browser()
  server.answer = () => offline
  const [one, other] = [openTab(), openTab()]
  one.record(start)
  other.record(stop)
  await Promise.all([one.flush(), other.flush()])
  server.answer = noRejection
  await Promise.all([one.flush(), other.flush(), one.flush()])
  expect(got.map(({ uuid }) => uuid)).toEqual(['event-1', 'event-2'])
  other.look(null)
  expect(other.shelves.read().waiting).toEqual([])
})

test('an event keeps its uuid however often it is tried', async () => {
  const { openTab, got, server } = browser()
  const tried: string[] = []
  server.answer = ({ uuid }) => {
    tried.push(uuid)
    return tried.length < 3 ? offline : null
  }
  const tab = openTab()
  tab.record(start)
  await tab.flush()
  await tab.flush()
  expect(tried).toEqual(['event-1', 'event-1', 'event-1'])
  expect(got).toHaveLength(1)
})

test('a refused event is kept with its reason and told, and what follows is sent', async () => {
  const { openTab, got, server, now } = browser()
  server.answer = ({ event }) => (event === 'start' ? running : null)
  const tab = openTab()
  const notified: string[] = []
  tab.refusals.listen(({ rejection }) => notified.push(rejection?.message ?? ''))
  tab.record(start)
  now.at += 1000
  tab.record(stop)
  await tab.flush()
  expect(notified).toEqual(['Another timer is running.'])
  expect(got.map(({ event }) => event)).toEqual(['stop'])
  const { rejected } = tab.shelves.read()
  expect(rejected.map(({ event, rejection }) => [event, rejection?.code])).toEqual([['start', 'timer_running']])
  expect(openTab().shelves.read().rejected).toEqual(rejected)
  tab.dismiss(rejected)
  expect(tab.shelves.read().rejected).toEqual([])
})

test.each([
  [401, 'no_session'],
  [429, 'too_many'],
  [503, 'starting'],
  [500, 'failed'],
])('a %d is no refusal: the event waits', async (status, code) => {
  const { openTab, server } = browser()
  server.answer = () => new ApiFailure(status, { code, message: code })
  const tab = openTab()
  tab.record(start)
  await tab.flush()
  expect(tab.shelves.read()).toMatchObject({ waiting: [{ event: 'start' }], rejected: [] })
})

test('a clock that is set back while events wait doesn’t turn their order round', async () => {
  const { openTab, got, server, now } = browser()
  server.answer = () => offline
  const tab = openTab()
  tab.record(start)
  now.at -= 3_600_000
  tab.record(stop)
  server.answer = noRejection
  await tab.flush()
  expect(got.map(({ event, at }) => [event, at])).toEqual([
    ['start', '2026-11-23T12:00:00.000Z'],
    ['stop', '2026-11-23T12:00:00.001Z'],
  ])
})

const timer = { id: 'project', label: 'Website care' }

test('words that are being typed are stored at once and sent once, after a pause', async () => {
  const { openTab, got, pauseTyping } = browser()
  const tab = openTab()
  for (const typed of ['P', 'Pr', 'Proof']) tab.recordTyped(timer, typed)
  expect(openTab().shelves.read().waiting).toMatchObject([{ id: 'project', event: 'describe', description: 'Proof' }])
  expect(got).toEqual([])
  await pauseTyping()
  expect(got.map(({ event, description }) => [event, description])).toEqual([['describe', 'Proof']])
})

test('words typed before a timer’s task is chosen, or before it is stopped, are sent before that', async () => {
  const { openTab, got, settled } = browser()
  const tab = openTab()
  tab.recordTyped(timer, 'Proof')
  tab.record({ ...timer, event: 'describe', task_uuid: 'task' })
  tab.recordTyped({ ...timer, id: 'project task' }, 'Proofread')
  tab.record({ ...timer, id: 'project task', event: 'stop' })
  await settled()
  expect(got.map(({ id, event, description, task_uuid }) => [id, event, description ?? task_uuid])).toEqual([
    ['project', 'describe', 'Proof'],
    ['project', 'describe', 'task'],
    ['project task', 'describe', 'Proofread'],
    ['project task', 'stop', undefined],
  ])
})

test('words typed while others are on their way are sent after them', async () => {
  const { openTab, got, pauseTyping, server } = browser()
  const tab = openTab()
  server.answer = ({ description }) => {
    if (description === 'Proof') tab.recordTyped(timer, 'Proofread')
    return null
  }
  tab.recordTyped(timer, 'Proof')
  await pauseTyping()
  await pauseTyping()
  expect(got.map(({ description }) => description)).toEqual(['Proof', 'Proofread'])
  expect(tab.shelves.read().waiting).toEqual([])
})

test('what else was said of a timer isn’t replaced by its words', async () => {
  const { openTab, got, server } = browser()
  server.answer = () => offline
  const tab = openTab()
  tab.record({ ...timer, event: 'describe', description: 'Proof', billable: false })
  tab.recordTyped(timer, 'Proofread')
  tab.recordTyped({ ...timer, id: 'another' }, 'Call')
  server.answer = noRejection
  await tab.flush()
  expect(got.map(({ id, description }) => [id, description])).toEqual([
    ['project', 'Proof'],
    ['project', 'Proofread'],
    ['another', 'Call'],
  ])
})
