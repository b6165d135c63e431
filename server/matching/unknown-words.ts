import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** B2: words that meant nothing are kept for staff. Written a little later, together, and never more than this many. */
export interface UnknownWords {
  record(word: string): void
  /** Writes what is waiting. */
  flush(): Promise<void>
}

const maxWaiting = 500
const maxStored = 50_000
const flushDelay = 1_000

export function recordUnknownWords(parts: { database: Database; clock: Clock; log: Logger }): UnknownWords {
  const { database, clock, log } = parts
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const words = [...waiting.keys()]
    const counts = [...waiting.values()]
    waiting.clear()
    const now = clock.now()
    // Anybody can type anything here: a full list still counts its words, but takes no new ones.
    await sql`
      insert into unknown_words (word, times_entered, first_entered, last_entered)
      select word, times, ${now}, ${now} from unnest(${words}::text[], ${counts}::int[]) as entered (word, times)
      where (select count(*) from unknown_words) < ${maxStored}
        or exists (select from unknown_words known where known.word = entered.word)
      on conflict (word) do update set
        times_entered = unknown_words.times_entered + excluded.times_entered, last_entered = excluded.last_entered
    `.execute(database.kysely)
  }

  return {
    record(word) {
      const normalized = word.trim().toLowerCase().slice(0, 200)
      if (normalized === '' || (waiting.size >= maxWaiting && !waiting.has(normalized))) return
      waiting.set(normalized, (waiting.get(normalized) ?? 0) + 1)
      timer ??= setTimeout(() => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'unknown words could not be kept'))
      }, flushDelay)
      timer.unref()
    },
    flush,
  }
}
