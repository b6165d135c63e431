interface SkillTest {
  readonly title: string
  /** What it measures, told before it begins. */
  readonly measures: string
  readonly seconds: number
  /** How many items an attempt draws. */
  readonly draws: number
  /** The topics of its items, by which a result is told. */
  readonly topics: Readonly<Record<string, string>>
}

/** C6: the four tests of an application. */
export const skillTests = {
  typing: {
    title: 'Typing',
    measures: 'How fast and how exactly you type a text that you see.',
    seconds: 180,
    draws: 1,
    topics: { typing: 'Typing' },
  },
  english: {
    title: 'Written English',
    measures: 'How well you tell clear, correct and friendly writing from writing that isn’t.',
    seconds: 720,
    draws: 15,
    topics: {
      grammar: 'Grammar',
      punctuation: 'Punctuation',
      words: 'The right word',
      tone: 'Tone with clients',
      fixing: 'Fixing a sentence',
    },
  },
  spreadsheet: {
    title: 'Spreadsheets',
    measures: 'How you read a table and work with formulas. You need no spreadsheet; a calculator is fine.',
    seconds: 900,
    draws: 8,
    topics: {
      sums: 'Sums and averages',
      filters: 'Sums and counts with a condition',
      percent: 'Percent formulas',
      references: 'Cells and references',
      lookups: 'Finding values',
    },
  },
  judgement: {
    title: 'Judgement at work',
    measures: 'How you would act in situations that come up with clients.',
    seconds: 720,
    draws: 8,
    topics: {
      clients: 'Working with clients',
      priorities: 'Deadlines and priorities',
      privacy: 'Privacy and trust',
      mistakes: 'Mistakes and bad news',
    },
  },
} as const satisfies Readonly<Record<string, SkillTest>>

export type SkillTestName = keyof typeof skillTests
export const skillTestNames = Object.keys(skillTests) as [SkillTestName, ...SkillTestName[]]

/** The name of a topic; a topic that there is no more keeps its key. */
export function topicTitle(test: SkillTestName, topic: string): string {
  const topics: Readonly<Record<string, string>> = skillTests[test].topics
  return topics[topic] ?? topic
}

/** Percent more of a test’s time that someone may ask for. */
export const extraTimes = [0, 25, 50, 100] as const
export type ExtraTime = (typeof extraTimes)[number]

/** The seconds of a test with that much more time. */
export const secondsWith = (test: SkillTestName, extra: number): number =>
  Math.round((skillTests[test].seconds * (100 + extra)) / 100)

/** Nobody has been here for so long: the test was interrupted. */
export const awaySeconds = 60
/** The one interruption that costs no time, up to so long. */
export const longestPauseSeconds = 600
/** What the network may take after the end. */
export const graceSeconds = 5
/** Attempts at a test that nobody has to allow. */
export const freeAttempts = 2
