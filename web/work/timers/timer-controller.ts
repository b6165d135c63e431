import { ApiFailure } from '../../platform/api/api-failure.ts'
import { isDefinite } from '../../platform/api/attempt.ts'
import { emitter, type Emitter } from '../../platform/browser/emitter.ts'
import { createStore, type Store } from '../../platform/browser/store.ts'
import { isOnlyWords, type QueuedEvent } from './queued-event.ts'
import { timerQueue, type EventStorage } from './timer-queue.ts'

/** What happens to a timer now; `at` where it happened before. */
export type TimedEvent = Omit<QueuedEvent, 'uuid' | 'at' | 'rejection'> & { readonly at?: string }

export interface Shelves {
  /** Still to be sent. */
  readonly waiting: readonly QueuedEvent[]
  /** Refused, and kept until the person has looked at them. */
  readonly rejected: readonly QueuedEvent[]
}

interface ControllerParts<Reply> {
  readonly storage: EventStorage
  /** The uuid of whose timers they are. */
  readonly owner: string
  /** Sends one event; rejects with `ApiFailure` as `call` does. */
  readonly send: (event: QueuedEvent) => Promise<Reply>
  /** Runs one piece of work at a time over all tabs of the browser. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>
  /** The server's clock as far as it is known, in milliseconds. */
  readonly now: () => number
  readonly newUuid: () => string
  /** Does something once nobody has typed for a moment. */
  readonly afterTyping: (work: () => void) => void
}

/** Where what happens to a person's timers is noted before it is sent. */
export interface TimerController<Reply> {
  readonly shelves: Store<Shelves>
  /** True while the last try to send didn't get through. */
  readonly isCutOff: Store<boolean>
  /** Told of each answer, before its event leaves the queue. */
  readonly answers: Emitter<{ readonly event: QueuedEvent; readonly reply: Reply }>
  /** Told of each event that the server refused for certain. */
  readonly refusals: Emitter<QueuedEvent>
  /** Stores it, then sends what waits. What is stored survives the tab. */
  record(happening: TimedEvent): void
  /**
   * Stores what a timer is said to be for while it is being typed, in place of what was typed before and still waits; sent after a pause.
   * Whatever happens to the timer or the page meanwhile comes behind it.
   */
  recordTyped(timer: Pick<TimedEvent, 'id' | 'rate_plan_uuid' | 'label'>, description: string): void
  /** Sends what waits, in order, until it is empty or an event doesn't get through. Never rejects. */
  flush(): Promise<void>
  /** Forgets refused events. */
  dismiss(events: readonly QueuedEvent[]): void
  /** Looks again at what other tabs have changed; `key` is the entry of the storage, null for all. */
  look(key: string | null): void
}

export function timerController<Reply>(parts: ControllerParts<Reply>): TimerController<Reply> {
  const { storage, owner, send, exclusively, now, newUuid, afterTyping } = parts
  const queue = timerQueue(storage, owner)
  const read = (): Shelves => ({ waiting: queue.list('waiting'), rejected: queue.list('refused') })
  const shelves = createStore(read())
  const isCutOff = createStore(false)
  const answers = emitter<{ event: QueuedEvent; reply: Reply }>()
  const refusals = emitter<QueuedEvent>()
  const changed = (): void => shelves.replace(read())

  /** Later than whatever waits: a clock that was corrected meanwhile doesn't turn the order round. */
  function instant(): string {
    const last = queue.list('waiting').at(-1)
    return new Date(Math.max(now(), last ? Date.parse(last.at) + 1 : 0)).toISOString()
  }

  /** False: it didn't get through, and what follows it has to wait. */
  async function sendFirst(event: QueuedEvent): Promise<boolean> {
    try {
      const reply = await send(event)
      answers.emit({ event, reply })
    } catch (error) {
      if (!(error instanceof ApiFailure) || !isDefinite(error)) return false
      const rejected = { ...event, rejection: { code: error.code, message: error.message } }
      queue.add(rejected, 'refused')
      refusals.emit(rejected)
    }
    queue.remove(event, 'waiting')
    changed()
    return true
  }

  async function sendAll(): Promise<void> {
    let through = true
    for (let next = queue.list('waiting')[0]; through && next; next = queue.list('waiting')[0]) {
      through = await sendFirst(next)
    }
    isCutOff.replace(!through)
  }

  function store(happening: TimedEvent): void {
    queue.add({ ...happening, uuid: newUuid(), at: happening.at ?? instant() })
  }

  const desk: TimerController<Reply> = {
    shelves,
    isCutOff,
    answers,
    refusals,
    record(happening) {
      store(happening)
      changed()
      void desk.flush()
    },
    recordTyped(timer, description) {
      const last = queue.list('waiting').at(-1)
      store({ ...timer, event: 'describe', description })
      // Under a uuid of its own: what is on its way already is sent before it.
      if (last && last.id === timer.id && isOnlyWords(last)) queue.remove(last, 'waiting')
      changed()
      afterTyping(() => void desk.flush())
    },
    flush: () => exclusively(sendAll).catch(() => isCutOff.replace(true)),
    dismiss(events) {
      for (const event of events) queue.remove(event, 'refused')
      changed()
    },
    look(key) {
      if (queue.owns(key)) changed()
    },
  }
  return desk
}
