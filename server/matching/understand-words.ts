import { understandWords } from '@talentplace/contract/matching/keyword.routes'
import type { Clock } from '../platform/clock/clock.ts'
import { offsetAt } from '../platform/clock/zones.ts'
import { handle } from '../platform/http/handler.ts'
import { readMessage } from './understanding/message/read-message.ts'
import type { Today } from './understanding/message/start.ts'
import { understand } from './understanding/understood-words.ts'
import type { VocabularySource } from './vocabulary-source.ts'

/** Where nothing is said of the client's clock, a day begins as it does here. */
const usualZone = 'America/Toronto'

/** B2.1: what free words mean, one by one and as a message. */
export function understandWordsOperation(deps: { vocabulary: VocabularySource; clock: Clock }) {
  const { vocabulary, clock } = deps
  function todayIn(zone: string | null): Today {
    const now = clock.now()
    const there = new Date(now.getTime() + (offsetAt(zone ?? usualZone, now) ?? 0) * 60_000)
    return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() }
  }
  return handle(understandWords, (_context, { query }) => ({
    understood: query.default.map((word) => understand(vocabulary.current, word)),
    message: readMessage(vocabulary.current, vocabulary.places, query.default, todayIn),
  }))
}
