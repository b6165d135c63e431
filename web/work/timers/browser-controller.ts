import * as t from '@talentplace/contract/work/messages/timers'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call, offlineMessage } from '../../platform/api/call.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { sessionState } from '../../platform/session/session-store.ts'
import { memoryStorage } from './memory-storage.ts'
import type { QueuedEvent } from './queued-event.ts'
import { timeOfServer } from './server-clock.ts'
import { timerController, type TimerController } from './timer-controller.ts'
import type { EventStorage } from './timer-queue.ts'

export type TimerReply = Reply<'time.sendTimerEvent'>

/** An answer that hasn't come by then won't: the event is sent again, and counts once. */
const longestWait = 30_000
const lock = 'talentplace.timer-events'
const probe = 'talentplace.storage-probe'

/** The browser's own storage where it keeps anything. */
function storage(): EventStorage {
  try {
    window.localStorage.setItem(probe, '1')
    window.localStorage.removeItem(probe)
    return window.localStorage
  } catch {
    return memoryStorage()
  }
}

async function send(owner: string, { id, event, uuid, at, ...more }: QueuedEvent): Promise<TimerReply> {
  // Someone else has signed in meanwhile: it waits for its own person.
  if (sessionState.read().user?.uuid !== owner) throw new ApiFailure(0, { code: 'offline', message: offlineMessage })
  const { rate_plan_uuid, description, billable, replace, task_uuid, since } = more
  const reply = await call('time.sendTimerEvent', {
    params: { id },
    body: { event, uuid, at, rate_plan_uuid, description, billable, replace, task_uuid, since },
    signal: AbortSignal.timeout(longestWait),
  })
  if (event !== 'describe' || reply.timer !== null || !description) return reply
  // Its time is entered without them: they are shown, so that they can be put into the entry.
  const message = t.wordsNotSaved({ words: description })
  throw new ApiFailure(409, { code: 'timer_gone', message })
}

/** How long nobody types before what was typed is sent, in milliseconds. */
const typingPause = 1_000
let typing: ReturnType<typeof setTimeout> | undefined

function afterTyping(work: () => void): void {
  clearTimeout(typing)
  typing = setTimeout(work, typingPause)
}

let turn: Promise<void> = Promise.resolve()

/** One tab at a time; where the browser has no locks, one piece of work at a time in this tab, and the server tells doubles by their uuid. */
function exclusively(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(lock, work)
  turn = turn.then(work, work)
  return turn
}

const desks = new Map<string, TimerController<TimerReply>>()

/**
 * The desk of a person in this browser.
 * @param follow is given it once, before anything happens: what it is answered is never missed
 */
export function controllerOf(
  owner: string,
  follow: (made: TimerController<TimerReply>) => void,
): TimerController<TimerReply> {
  const known = desks.get(owner)
  if (known) return known
  const made = timerController<TimerReply>({
    storage: storage(),
    owner,
    send: (event) => send(owner, event),
    exclusively,
    now: timeOfServer.now,
    newUuid,
    afterTyping,
  })
  desks.set(owner, made)
  follow(made)
  return made
}
