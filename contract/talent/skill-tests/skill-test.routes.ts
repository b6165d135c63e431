import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { quizItem, givenAnswer } from './skill-test-item.ts'
import { extraTimes, skillTestNames } from './skill-tests.ts'
import { humanText } from '../../shared/human-text.ts'

export const extraTime = z.literal(extraTimes, 'Must be 0, 25, 50 or 100')

export const testResult = z.object({
  uuid: z.uuid(),
  attempt: z.int(),
  started_date: z.iso.datetime(),
  finished_date: z.iso.datetime(),
  /** Who ended it: the applicant, or the clock. */
  ended_by: z.enum(['applicant', 'time']),
  passed: z.boolean(),
  /** Words per minute of a typing test, percent of the others. */
  score: z.int(),
  pass_score: z.int(),
  /** Percent of the typed characters that were right; null: no typing test. */
  accuracy: z.int().nullable(),
  pass_accuracy: z.int().nullable(),
  typed_characters: z.int().nullable(),
  mistakes: z.int().nullable(),
  /** By which the speed of typing is counted: all seconds of the test, unless the text was typed to its end. */
  counted_seconds: z.int().nullable(),
  /** Without the pause. */
  seconds_used: z.int(),
  extra_time: extraTime,
  /** What was right of how many, in half points where an answer has two parts. */
  topics: z.array(z.object({ topic: z.string(), title: z.string(), right: z.number(), of: z.int() })),
})
export type TestResult = z.infer<typeof testResult>

const ownTest = z.object({
  test: z.enum(skillTestNames),
  seconds: z.int(),
  items: z.int(),
  pass_score: z.int(),
  pass_accuracy: z.int().nullable(),
  /**
   * `ready`: it can begin; `running`: it has begun; `waiting`: again from `retry_date`; `ended`: our team decides; `closed`: the
   * application is past its tests.
   */
  standing: z.enum(['ready', 'running', 'passed', 'waiting', 'ended', 'closed']),
  retry_date: z.iso.datetime().nullable(),
  /** Of the attempt that runs. */
  attempt_uuid: z.uuid().nullable(),
  /** Those that have ended, the latest first. */
  results: z.array(testResult),
})
export type OwnTest = z.infer<typeof ownTest>

/** C6: the caller’s four tests and their results; 404 for an assistant who never applied. */
export const listOwnSkillTests = operation({
  name: 'applications.listOwnSkillTests',
  method: 'GET',
  path: '/applications/self/skill-tests',
  summary: 'One’s own skill tests: what can begin, what runs, and the results',
  caller: ['virtualassistant'],
  reply: z.object({ retry_days: z.int(), tests: z.array(ownTest) }),
  failures: ['404 not_found'],
})

export const runningTest = z.object({
  uuid: z.uuid(),
  test: z.enum(skillTestNames),
  attempt: z.int(),
  /** Until the server closes it. */
  seconds_left: z.int(),
  extra_time: extraTime,
  /** The one interruption that costs no time has been used. */
  pause_used: z.boolean(),
  items: z.array(z.object({ place: z.int(), asked: quizItem, answer: givenAnswer.nullable() })),
})
export type RunningTest = z.infer<typeof runningTest>

const tab = uuid
const ofAttempt = { caller: ['virtualassistant'], params: z.object({ uuid }) } as const

/**
 * Begins a test, or goes on with it here where it runs already. Refused with 409: `not_ready`; `another_runs` while another test
 * does; `step_closed`.
 */
export const startSkillTest = operation({
  name: 'applications.startSkillTest',
  method: 'POST',
  path: '/applications/self/skill-tests',
  summary: 'Start a skill test',
  caller: ['virtualassistant'],
  body: z.object({
    test: z.enum(skillTestNames, 'Must be one of the tests'),
    tab,
    extra_time: extraTime.default(0),
    extra_reason: humanText().max(500).default(''),
  }),
  reply: runningTest,
  failures: ['404 not_found', '409 another_runs', '409 not_ready', '409 step_closed'],
})

/** Goes on with a test in this tab, after an interruption or another tab. 409 `ended`: its time is over. */
export const openSkillTest = operation({
  name: 'applications.openSkillTest',
  method: 'POST',
  path: '/applications/self/skill-tests/{uuid}/open',
  summary: 'Continue a skill test here',
  ...ofAttempt,
  body: z.object({ tab }),
  reply: runningTest,
  failures: ['404 not_found', '409 ended', '409 step_closed'],
})

const timeLeft = z.object({ seconds_left: z.int() })

/** The latest answer counts. 409: `ended`, or `other_tab` where the test goes on in another one. */
export const saveSkillTestAnswer = operation({
  name: 'applications.saveSkillTestAnswer',
  method: 'PUT',
  path: '/applications/self/skill-tests/{uuid}/answers/{place}',
  summary: 'Answer an item of a skill test',
  caller: ofAttempt.caller,
  params: z.object({ uuid, place: z.int().min(1).max(50) }),
  body: z.object({
    tab,
    answer: givenAnswer,
    /** How long the item has been looked at. */
    seconds_spent: z.int().min(0).max(7200),
  }),
  reply: timeLeft,
  failures: ['404 not_found', '409 ended', '409 other_tab', '409 step_closed'],
})

/** What staff are told of, and nothing is decided by. */
export const noteKinds = ['paste', 'tab_left'] as const

/** Says that someone is still there, and what happened meanwhile; a note that comes twice counts once. */
export const noteSkillTest = operation({
  name: 'applications.noteSkillTest',
  method: 'POST',
  path: '/applications/self/skill-tests/{uuid}/notes',
  summary: 'Say that a skill test is still being taken, and what happened',
  ...ofAttempt,
  body: z.object({
    tab,
    notes: z.array(z.object({ uuid, kind: z.enum(noteKinds) })).max(20),
  }),
  reply: timeLeft,
  failures: ['404 not_found', '409 ended', '409 other_tab', '409 step_closed'],
})

/** Ends a test; done twice it answers the same result. */
export const finishSkillTest = operation({
  name: 'applications.finishSkillTest',
  method: 'POST',
  path: '/applications/self/skill-tests/{uuid}/finish',
  summary: 'Finish a skill test',
  ...ofAttempt,
  body: z.object({ tab }),
  reply: testResult,
  failures: ['404 not_found', '409 ended', '409 other_tab', '409 step_closed'],
})
