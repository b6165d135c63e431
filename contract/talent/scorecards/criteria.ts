import { z } from 'zod'

interface Criterion {
  readonly label: string
  /** What is asked of someone. */
  readonly question: string
  /** What each score means, from 1 to 5. */
  readonly anchors: readonly [string, string, string, string, string]
}

/** What an interview is scored by. */
export const criteria = {
  communication: {
    label: 'Communication',
    question: 'Do they listen, and say what they mean?',
    anchors: [
      'Hard to follow, even when asked again',
      'Gets there with help',
      'Clear most of the time',
      'Clear and friendly throughout',
      'Listens closely, and makes hard things easy',
    ],
  },
  reliability: {
    label: 'Reliability',
    question: 'Do they do what they said, by when they said it?',
    anchors: [
      'Came late or unprepared, without a word',
      'Vague about past commitments',
      'Kept what we agreed on',
      'Tells of deadlines kept, with examples',
      'Plans ahead, and warns early when something slips',
    ],
  },
  skills: {
    label: 'Skills for their roles',
    question: 'Can they do the work of the roles they chose?',
    anchors: [
      'Knows the words only',
      'Has done a little, with guidance',
      'Does the usual work alone',
      'Does difficult work alone',
      'Could teach it',
    ],
  },
  setup: {
    label: 'Setup',
    question: 'Is their place, equipment and connection fit for it?',
    anchors: [
      'Call broke off, or no place to work',
      'Shared or noisy place, weak connection',
      'Works for most tasks',
      'Quiet place, good equipment',
      'Quiet place, good equipment, and a backup',
    ],
  },
  motivation: {
    label: 'Motivation',
    question: 'Do they want this kind of work, for the time being?',
    anchors: [
      'Looking for something else',
      'Not sure yet',
      'Interested',
      'Keen, with reasons',
      'Keen, and knows what it takes',
    ],
  },
} as const satisfies Readonly<Record<string, Criterion>>

export type CriterionName = keyof typeof criteria
export const criterionNames = Object.keys(criteria) as [CriterionName, ...CriterionName[]]

const score = z.int('Choose a score').min(1, 'Choose a score').max(5, 'Choose a score')
export const scores = z.object(
  Object.fromEntries(criterionNames.map((name) => [name, score])) as Record<CriterionName, typeof score>,
)
export type Scores = z.infer<typeof scores>

export const recommendations = { advance: 'Advance', hold: 'Hold', reject: 'Reject' } as const
export type Recommendation = keyof typeof recommendations
export const recommendationNames = Object.keys(recommendations) as [Recommendation, ...Recommendation[]]
