import { expect, test } from 'vitest'
import type { QueuedEvent } from './queued-event.ts'
import { memoryStorage } from './memory-storage.ts'
import { timerQueue } from './timer-queue.ts'

const owner = '00000000-0000-7000-8000-00000000000a'
const event = (uuid: string, at: string, more: Partial<QueuedEvent> = {}): QueuedEvent => ({
  uuid,
  id: 'project',
  event: 'start',
  at,
  label: 'Website care',
  ...more,
})

test('events are listed in the order in which they happened, those of one instant as they came', () => {
  const queue = timerQueue(memoryStorage(), owner)
  queue.add(event('late', '2026-11-23T10:00:01.000Z'))
  queue.add(event('z-first', '2026-11-23T10:00:00.000Z'))
  queue.add(event('a-second', '2026-11-23T10:00:00.000Z'))
  expect(queue.list('waiting').map(({ uuid }) => uuid)).toEqual(['z-first', 'a-second', 'late'])
})

test('another tab and a later visit find what was stored, and another person in the same browser doesn’t', () => {
  const storage = memoryStorage()
  timerQueue(storage, owner).add(event('one', '2026-11-23T10:00:00.000Z'))
  expect(timerQueue(storage, owner).list('waiting')).toEqual([event('one', '2026-11-23T10:00:00.000Z')])
  expect(timerQueue(storage, '00000000-0000-7000-8000-00000000000b').list('waiting')).toEqual([])
})

test('two tabs that write at once lose nothing, and one that is taken away is taken away once', () => {
  const storage = memoryStorage()
  const [one, other] = [timerQueue(storage, owner), timerQueue(storage, owner)]
  one.add(event('one', '2026-11-23T10:00:00.000Z'))
  other.add(event('two', '2026-11-23T10:00:00.000Z'))
  one.remove({ uuid: 'one' }, 'waiting')
  other.remove({ uuid: 'one' }, 'waiting')
  expect(one.list('waiting').map(({ uuid }) => uuid)).toEqual(['two'])
})

test('what isn’t an event of ours is passed over, and what is refused stands apart', () => {
  const storage = memoryStorage()
  const queue = timerQueue(storage, owner)
  storage.setItem(`talentplace.timer-events.${owner}.waiting.2026-11-23T10:00:00.000Z.000.x`, '{"uuid":')
  storage.setItem(`talentplace.timer-events.${owner}.waiting.2026-11-23T10:00:00.000Z.001.y`, '{"event":"explode"}')
  storage.setItem('talentplace.session', '{}')
  queue.add(event('no', '2026-11-23T10:00:00.000Z'), 'refused')
  expect(queue.list('waiting')).toEqual([])
  expect(queue.list('refused').map(({ uuid }) => uuid)).toEqual(['no'])
  expect(queue.owns('talentplace.session')).toBe(false)
  expect(queue.owns(null)).toBe(true)
})
