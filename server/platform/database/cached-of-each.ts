import type { Kysely } from 'kysely'
import { afterCommit, databaseOf } from './after-commit.ts'
import type { Listener } from './listener.ts'
import type { Tables } from './tables.ts'

/** One person's answers, by what was asked. */
type Answers<Value> = Map<string, { readonly value: Value; readonly until: number }>

/** What is read of the database of each of many people, by their uuid. */
export interface CachedOfEach<Value> {
  /**
   * @param asked what of theirs, in words that are the same for the same @param now ms @param read what it is now, and the instant from
   * which on it isn't that any more without anybody changing it
   */
  get(
    uuid: string,
    asked: string,
    now: number,
    read: () => Promise<{ value: Value; until?: Date | null }>,
  ): Value | Promise<Value>
}

const maxPeople = 5_000
/** Of one person, e.g. pages of a list. */
const maxAnswers = 8

type Evict = (uuid: string) => void
/** By the channels that evict; several where a test runs several processes. */
const cachesOf = new WeakMap<Kysely<Tables>, Map<string, Evict[]>>()

/**
 * Has this process see at once what it changes itself: what is announced on the channel is heard a moment after the commit. Outside of a
 * transaction it is seen from now on. No uuid: everybody's.
 */
export function evictAfterCommit(transaction: Kysely<Tables>, channel: string, uuids: readonly string[] = ['']): void {
  const database = databaseOf(transaction)
  const caches = cachesOf.get(database ?? transaction)?.get(channel)
  if (!caches) return
  for (const uuid of uuids) {
    const evictAll = () => caches.forEach((evict) => evict(uuid))
    if (database === undefined) evictAll()
    else afterCommit(transaction, `evict ${channel} ${uuid}`, evictAll)
  }
}

/**
 * As `cachedUntilChanged`, of each of many people: cached until the channel names them, or nobody (everybody's). While it can't be heard
 * everything is read each time.
 */
export function cachedOfEach<Value>(
  database: Kysely<Tables>,
  listener: Listener,
  channel: string,
): CachedOfEach<Value> {
  const people = new Map<string, Answers<Value>>()

  const evict: Evict = (uuid) => {
    if (uuid === '') people.clear()
    else people.delete(uuid)
  }
  const caches = cachesOf.get(database) ?? new Map<string, Evict[]>()
  cachesOf.set(database, caches.set(channel, [...(caches.get(channel) ?? []), evict]))
  listener.on(channel, evict)
  listener.onLoss(() => people.clear())
  listener.onReconnect(() => people.clear())

  function answersOf(uuid: string): Answers<Value> {
    const known = people.get(uuid)
    if (known) return known
    if (people.size === maxPeople) people.clear()
    const answers: Answers<Value> = new Map()
    people.set(uuid, answers)
    return answers
  }

  return {
    get(uuid, asked, now, read) {
      const cached = listener.connected ? people.get(uuid)?.get(asked) : undefined
      if (cached && now < cached.until) return cached.value
      return readNow()

      async function readNow(): Promise<Value> {
        await listener.listening()
        const heard = listener.connected
        const answers = answersOf(uuid)
        const { value, until } = await read()
        // What was read while something of theirs changed must not pass for what came after: those answers are nobody's any more.
        if (heard && people.get(uuid) === answers) {
          if (answers.size === maxAnswers) answers.clear()
          answers.set(asked, { value, until: until?.getTime() ?? Infinity })
        }
        return value
      }
    },
  }
}
