import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { catchUp, channelState, realtimeMessages } from '../../platform/realtime/realtime.ts'
import { reload } from '../../ui/form/reloads.ts'
import type { TimerReply } from './browser-controller.ts'
import { changeTimers } from './follow-answers.ts'
import { mergeUpdate, readTimerUpdate } from './merge-timers.ts'
import { isOnlyWords, type QueuedEvent } from './queued-event.ts'
import type { TimerController } from './timer-controller.ts'

const lookEvery = 15_000
/** A clock that ran this much more or less than the page did was set, or the computer slept. */
const jump = 5_000

/** True where an event has left the queue, and no newer words of its timer took its place. */
function isSent(event: QueuedEvent, waiting: readonly QueuedEvent[]): boolean {
  return !waiting.some(
    (each) => each.uuid === event.uuid || (isOnlyWords(event) && isOnlyWords(each) && each.id === event.id),
  )
}

/** Sends what waits whenever it may get through, and what other tabs have stored. */
function followQueue(client: QueryClient, desk: TimerController<TimerReply>): () => void {
  const send = (): void => {
    if (desk.shelves.read().waiting.length > 0) void desk.flush()
  }
  const fromOtherTab = ({ key }: StorageEvent): void => {
    const before = desk.shelves.read().waiting
    desk.look(key)
    const { waiting } = desk.shelves.read()
    // The other tab has sent something: what it did is asked for.
    if (before.some((event) => isSent(event, waiting))) void reload(client, ['time.listTimers'])
  }
  let [wall, page] = [Date.now(), performance.now()]
  const look = (): void => {
    const slept = Math.abs(Date.now() - wall - (performance.now() - page)) > jump
    ;[wall, page] = [Date.now(), performance.now()]
    if (slept) void reload(client, ['time.listTimers'])
    send()
  }
  const seen = (): void => {
    if (document.visibilityState === 'visible') look()
    else send()
  }
  const ticking = setInterval(look, lookEvery)
  window.addEventListener('online', send)
  window.addEventListener('storage', fromOtherTab)
  document.addEventListener('visibilitychange', seen)
  send()
  return () => {
    clearInterval(ticking)
    window.removeEventListener('online', send)
    window.removeEventListener('storage', fromOtherTab)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** A5.5: keeps the timers as the server tells them: by the live channel, and after a gap by asking again. Its answers are followed since the desk is there. */
function followServer(client: QueryClient, desk: TimerController<TimerReply>): () => void {
  const ends = [
    realtimeMessages.listen(({ event, data }) => {
      const update = event === 'timer_update' ? readTimerUpdate(data) : null
      if (!update) return
      changeTimers(client, (timers) => mergeUpdate(timers, update))
      if (update.removed === true) void reload(client, ['time.listTime'])
    }),
    catchUp.listen(() => void reload(client, ['time.listTimers'])),
    // What could not be sent before is sent as soon as the server is there.
    channelState.listen(() => {
      if (channelState.read() === 'up') void desk.flush()
    }),
  ]
  return () => ends.forEach((end) => end())
}

/** Follows the person's timers as long as the component stands; once a page. */
export function useFollowTimers(desk: TimerController<TimerReply>): void {
  const client = useQueryClient()
  useEffect(() => {
    const ends = [followServer(client, desk), followQueue(client, desk)]
    return () => ends.forEach((end) => end())
  }, [client, desk])
}
