import type { TestResult } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { topicTitle, type SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { Attempt } from './close-attempt.ts'

interface Answered {
  readonly topic: string
  readonly points: number | null
}

/** Half points that an item gives: one answer is right or not, the two of judgement count half each. */
const pointsOf = (test: SkillTestName): number => (test === 'judgement' ? 2 : 1)

/** What was right of how many, by topic, in the order of the topics' names. */
export function byTopic(test: SkillTestName, answers: readonly Answered[]): TestResult['topics'] {
  const each = pointsOf(test)
  return [...Map.groupBy(answers, ({ topic }) => topic)]
    .map(([topic, of]) => ({
      topic,
      title: topicTitle(test, topic),
      right: (of.reduce((sum, { points }) => sum + (points ?? 0), 0) * each) / 100,
      of: of.length * each,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

/** What an attempt that has ended came to. */
export function toResultView(attempt: Attempt, answers: readonly Answered[]): TestResult | null {
  const { finished_date, ended_by, passed, score, seconds_used } = attempt
  if (finished_date === null || ended_by === null || passed === null || score === null || seconds_used === null)
    return null
  return {
    uuid: attempt.uuid,
    attempt: attempt.attempt,
    started_date: attempt.started_date.toISOString(),
    finished_date: finished_date.toISOString(),
    ended_by,
    passed,
    score,
    pass_score: attempt.pass_score,
    accuracy: attempt.accuracy,
    pass_accuracy: attempt.pass_accuracy,
    typed_characters: attempt.typed_characters,
    mistakes: attempt.mistakes,
    counted_seconds: attempt.counted_seconds,
    seconds_used,
    extra_time: attempt.extra_time,
    topics: byTopic(attempt.test, answers),
  }
}
