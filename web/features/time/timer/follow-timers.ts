import type { Timer } from '@talentplace/contract/time/timer.routes'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { catchUp, realtimeMessages } from '../../../platform/realtime/realtime.ts'
import { notify } from '../../../ui/notice/snackbar.ts'
import { reload } from '../../../ui/form/reloads.ts'
import type { TimerReply } from './browser-desk.ts'
import { mergeUpdate, readTimerUpdate, withTimer } from './merge-timers.ts'
import type { QueuedEvent } from './queued-event.ts'
import { timeOfServer } from './server-clock.ts'
import type { TimerDesk } from './timer-desk.ts'
import { timersKey, type TimerList } from './use-timers.ts'

const lookEvery = 15_000
/** A clock that ran this much more or less than the page did was set, or the computer slept. */
const jump = 5_000

/** An older answer is that to an earlier try, and the timer may be another by now. In milliseconds. */
const fresh = 30_000
const movedMessage =
  'We recorded that at the nearest free moment: time was already logged then, or your browser’s clock is off.'

function changeTimers(client: QueryClient, change: (timers: readonly Timer[]) => readonly Timer[] | null): void {
  const known = client.getQueryData<TimerList>(timersKey)
  const timers = known && change(known.timers)
  // What was asked for before this happened would take it back when it is answered.
  const isBehind = client.isFetching({ queryKey: timersKey }) > 0
  if (known && timers) client.setQueryData<TimerList>(timersKey, { ...known, timers: [...timers] })
  if (!known || !timers || isBehind) void reload(client, ['time.listTimers'])
}

const reloadAll = (client: QueryClient): void => void reload(client, ['time.*'])

function onAnswer(client: QueryClient, { event, reply }: { event: QueuedEvent; reply: TimerReply }): void {
  const { timer, time, rejected } = reply
  changeTimers(client, (timers) => withTimer(timers, event.id, timer))
  if (timer?.moved === true) {
    notify({ kind: 'info', message: movedMessage })
  }
  if (time.length > 0 || rejected.length > 0 || event.replace === true) reloadAll(client)
  else if (timer && timeOfServer.now() - Date.parse(timer.as_of) > fresh) void reload(client, ['time.listTimers'])
}

/** Sends what waits whenever it may get through, and what other tabs have stored. */
function followQueue(client: QueryClient, desk: TimerDesk<TimerReply>): () => void {
  const send = (): void => {
    if (desk.shelves.read().waiting.length > 0) void desk.flush()
  }
  const fromOtherTab = ({ key }: StorageEvent): void => {
    const before = desk.shelves.read().waiting.length
    desk.look(key)
    // The other tab has sent something: what it did is asked for.
    if (desk.shelves.read().waiting.length < before) void reload(client, ['time.listTimers'])
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

/** A5.5: keeps the timers as the server tells them: by its answers, by the live channel, and after a gap by asking again. */
function followServer(client: QueryClient, desk: TimerDesk<TimerReply>): () => void {
  const ends = [
    desk.answers.listen((answer) => onAnswer(client, answer)),
    // What was refused may have been refused because this page knows too little.
    desk.refusals.listen(() => void reload(client, ['time.listTimers'])),
    realtimeMessages.listen(({ event, data }) => {
      const update = event === 'timer_update' ? readTimerUpdate(data) : null
      if (!update) return
      changeTimers(client, (timers) => mergeUpdate(timers, update))
      if (update.removed === true) void reload(client, ['time.listTime'])
    }),
    catchUp.listen(() => {
      void reload(client, ['time.listTimers'])
      void desk.flush()
    }),
  ]
  return () => ends.forEach((end) => end())
}

/** Follows the person's timers as long as the component stands; once a page. */
export function useFollowTimers(desk: TimerDesk<TimerReply>): void {
  const client = useQueryClient()
  useEffect(() => {
    const ends = [followServer(client, desk), followQueue(client, desk)]
    return () => ends.forEach((end) => end())
  }, [client, desk])
}
