import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'

/** How many answers there may be before our team decides. */
const maxAnswers = 2

/** What can be done about the question on an entry. */
export interface QuerySteps {
  readonly canAnswer: boolean
  /** The client has what they wanted to know, by an answer or a correction. */
  readonly canAccept: boolean
  /** The answer may be asked about once more. */
  readonly canRequestAgain: boolean
  /** Our team decides. */
  readonly isOurs: boolean
}

const none: QuerySteps = { canAnswer: false, canAccept: false, canRequestAgain: false, isOurs: false }

/**
 * Whose turn it is, at an instant (milliseconds). After two answers, or once the assistant's days are over, staff decide; until they
 * have, the client can still accept. What was asked about before and settled doesn't count.
 */
export function querySteps({ status, query }: Pick<TimeEntry, 'status' | 'query'>, now: number): QuerySteps {
  if (status !== 'queried' || query === null) return none
  const settled = query.messages.findLastIndex(({ state }) => state === 'accepted' || state === 'decided')
  const round = query.messages.slice(settled + 1)
  const answers = round.filter(({ state }) => state === 'answered').length
  const last = round.at(-1)?.state
  const isOurs = answers >= maxAnswers || Date.parse(query.answer_until) <= now
  return {
    canAnswer: last === 'asked',
    canAccept: last !== undefined,
    canRequestAgain: last === 'answered' && !isOurs,
    isOurs,
  }
}
