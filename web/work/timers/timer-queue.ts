import { isQueuedEvent, type QueuedEvent } from './queued-event.ts'

/** The browser's storage, as far as the queue needs it. */
export type EventStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Where an event stands: still to be sent, or refused by the server and kept until the person has looked at it. */
export type Shelf = 'waiting' | 'refused'

/** Events of one person's timers, in the order in which they happened. */
export interface TimerQueue {
  /** Keeps an event; every tab sees it at once, and it survives all of them. */
  add(event: QueuedEvent, shelf?: Shelf): void
  /** What is on a shelf, the earliest first. */
  list(shelf: Shelf): readonly QueuedEvent[]
  /** Takes an event from its shelf. */
  remove(event: Pick<QueuedEvent, 'uuid'>, shelf: Shelf): void
  /** Tells whether an entry of the storage is one of the queue's; no key: all of it was cleared. */
  owns(key: string | null): boolean
}

const root = 'talentplace.timer-events'

function keysIn(storage: EventStorage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null)
}

function read(storage: EventStorage, key: string): QueuedEvent | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isQueuedEvent(value) ? value : null
  } catch {
    return null
  }
}

/**
 * The queue of one person in this browser. Each event is an entry of its own, so that two tabs that write at once lose nothing;
 * entries of one instant keep the order in which they came (`sequence`).
 * @param owner the person's uuid: whoever signs in next in this browser sends nothing of theirs
 */
export function timerQueue(storage: EventStorage, owner: string): TimerQueue {
  const prefix = (shelf: Shelf): string => `${root}.${owner}.${shelf}.`
  const keys = (shelf: Shelf): string[] => keysIn(storage).filter((key) => key.startsWith(prefix(shelf)))
  const events = (shelf: Shelf): (readonly [string, QueuedEvent])[] =>
    keys(shelf)
      .toSorted()
      .flatMap((key) => {
        const event = read(storage, key)
        return event === null ? [] : [[key, event] as const]
      })

  return {
    add(event, shelf = 'waiting') {
      const place = prefix(shelf) + event.at
      const sequence = keys(shelf).filter((key) => key.startsWith(place)).length
      storage.setItem(`${place}.${String(sequence).padStart(3, '0')}.${event.uuid}`, JSON.stringify(event))
    },
    list: (shelf) => events(shelf).map(([, event]) => event),
    remove({ uuid }, shelf) {
      for (const key of keys(shelf)) if (key.endsWith(`.${uuid}`)) storage.removeItem(key)
    },
    owns: (key) => key === null || key.startsWith(`${root}.${owner}.`),
  }
}
