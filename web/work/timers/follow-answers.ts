import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../platform/api/operation-types.ts'
import { notify } from '../../ui/notice/toast.ts'
import { reload } from '../../ui/form/reloads.ts'
import type { TimerReply } from './browser-controller.ts'
import { withTimer } from './merge-timers.ts'
import type { QueuedEvent } from './queued-event.ts'
import { timeOfServer } from './server-clock.ts'
import type { TimerController } from './timer-controller.ts'
import { timersKey } from './timers-key.ts'

type TimerList = Reply<'time.listTimers'>

/** An older answer is that to an earlier try, and the timer may be another by now. In milliseconds. */
const fresh = 30_000

/** Changes the timers as the page knows them; those it doesn't know yet are asked for. */
export function changeTimers(client: QueryClient, change: (timers: readonly Timer[]) => readonly Timer[] | null): void {
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
    notify({ kind: 'info', message: t.movedTime() })
  }
  if (time.length > 0 || rejected.length > 0 || event.replace === true) reloadAll(client)
  else if (timer && timeOfServer.now() - Date.parse(timer.as_of) > fresh) void reload(client, ['time.listTimers'])
}

/** Keeps the page's timers as its own events left them. */
export function followAnswers(client: QueryClient, desk: TimerController<TimerReply>): void {
  desk.answers.listen((answer) => onAnswer(client, answer))
  // What was refused may have been refused because this page knows too little.
  desk.refusals.listen(() => void reload(client, ['time.listTimers']))
}
