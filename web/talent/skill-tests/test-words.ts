import { skillTests, type SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { OwnTest, TestResult } from '@talentplace/contract/talent/skill-tests/skill-test.routes'

/** `2:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `12 minutes`, `3 min 45 s`. */
export function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (rest === 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`
}

export function itemsText(test: SkillTestName): string {
  const { draws } = skillTests[test]
  if (test === 'typing') return '1 text'
  return `${draws} ${test === 'judgement' ? 'situations' : 'questions'}`
}

type Marks = Pick<OwnTest, 'pass_score' | 'pass_accuracy'>

/** What passes. */
export function passText(test: SkillTestName, { pass_score, pass_accuracy }: Marks): string {
  return test === 'typing'
    ? `${pass_score} words a minute and ${pass_accuracy ?? 0}% of characters right`
    : `${pass_score}%`
}

type Score = Pick<TestResult, 'accuracy'> & Marks & { readonly score: number | null }

/** `46 words a minute, 97% of characters right`, `73%`. */
export function scoreText(test: SkillTestName, { score, accuracy }: Score): string {
  if (score === null) return 'Not finished'
  return test === 'typing' ? `${score} words a minute, ${accuracy ?? 0}% of characters right` : `${score}%`
}

/** How a typing score is counted, in the person’s own numbers. */
export function typingText(
  result: Pick<TestResult, 'typed_characters' | 'mistakes' | 'counted_seconds' | 'extra_time'>,
): string {
  const { typed_characters, mistakes, counted_seconds, extra_time } = result
  const characters = typed_characters === 1 ? '1 character' : `${typed_characters ?? 0} characters`
  const slips = mistakes === 1 ? '1 mistake' : `${mistakes ?? 0} mistakes`
  const extra = extra_time === 0 ? '' : ' Your extra time is taken into account.'
  return `${characters} typed with ${slips}, counted over ${lengthText(counted_seconds ?? 0)}. Five characters count as a word; a mistake is a character that is wrong, missing or too many.${extra}`
}

/** `1 of 2`, `3.5 of 4 points`. */
export function topicText(test: SkillTestName, { right, of }: TestResult['topics'][number]): string {
  return `${right} of ${of}${test === 'judgement' ? ' points' : ''}`
}
