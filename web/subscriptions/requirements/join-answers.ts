import {
  requirementFields,
  type RequirementAnswers,
} from '@talentplace/contract/subscriptions/requirements/requirement-fields'

/** Answers of which some are known. */
export type SomeAnswers = Partial<RequirementAnswers>

export interface JoinedAnswers {
  readonly answers: RequirementAnswers
  /** Where both sides changed the same answer: what the other side wrote. `answers` has one's own. */
  readonly theirs: SomeAnswers
}

/** Brings two changes of the same answers together, question by question; `before`: what both began from. */
export function joinAnswers(
  before: RequirementAnswers,
  mine: RequirementAnswers,
  stored: RequirementAnswers,
): JoinedAnswers {
  const answers = { ...mine }
  const theirs: { -readonly [Name in keyof RequirementAnswers]?: string } = {}
  for (const { name } of requirementFields) {
    if (mine[name] === before[name]) answers[name] = stored[name]
    else if (stored[name] !== before[name] && stored[name] !== mine[name]) theirs[name] = stored[name]
  }
  return { answers, theirs }
}
