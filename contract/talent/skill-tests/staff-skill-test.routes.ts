import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { quizItem, givenAnswer } from './skill-test-item.ts'
import { noteKinds, testResult } from './skill-test.routes.ts'
import { skillTestNames } from './skill-tests.ts'
import { humanText } from '../../shared/human-text.ts'

const staffAttempt = testResult.extend({
  test: z.enum(skillTestNames),
  /** Null: it runs. */
  finished_date: z.iso.datetime().nullable(),
  ended_by: z.enum(['applicant', 'time']).nullable(),
  passed: z.boolean().nullable(),
  score: z.int().nullable(),
  extra_reason: z.string(),
  /** Of the one interruption that cost no time; null: there was none. */
  pause_date: z.iso.datetime().nullable(),
  pause_seconds: z.int(),
  /** At most 100 of them. */
  notes: z.array(z.object({ kind: z.enum(noteKinds), date: z.iso.datetime() })),
  answers: z.array(
    z.object({
      place: z.int(),
      item_id: z.string(),
      asked: quizItem,
      answer: givenAnswer.nullable(),
      /** As people read it; a typing test has none. */
      right_answer: z.string(),
      /** Of 100; null: it runs. */
      points: z.int().nullable(),
    }),
  ),
})
export type StaffAttempt = z.infer<typeof staffAttempt>

export const staffSkillTests = z.object({
  /** Null: this assistant never applied here. */
  application_uuid: z.uuid().nullable(),
  tests: z.array(
    z.object({
      test: z.enum(skillTestNames),
      standing: z.enum(['ready', 'running', 'passed', 'waiting', 'ended', 'closed']),
      retry_date: z.iso.datetime().nullable(),
      /** One more attempt can be allowed. */
      may_allow: z.boolean(),
      attempts: z.array(staffAttempt),
    }),
  ),
})

/** `uuid`: of an application, or of an assistant, whose latest one it then is. */
export const getSkillTests = operation({
  name: 'applications.getSkillTests',
  method: 'GET',
  path: '/applications/{uuid}/skill-tests',
  summary: 'The skill tests of an application: scores, answers beside the right ones, and what was noted',
  caller: ['admin_virtualassistant.view'],
  params: z.object({ uuid }),
  reply: staffSkillTests,
  failures: ['404 not_found'],
})

/** One more attempt, at once. 409 `not_needed` while there is one left or the test is passed; `step_closed`. */
export const allowSkillTestAttempt = operation({
  name: 'applications.allowSkillTestAttempt',
  method: 'POST',
  path: '/applications/{uuid}/skill-tests/{test}/attempts',
  summary: 'Allow one more attempt at a skill test',
  caller: ['admin_virtualassistant.edit'],
  params: z.object({ uuid, test: z.enum(skillTestNames) }),
  body: z.object({ reason: humanText().min(1).max(500) }),
  reply: staffSkillTests,
  failures: ['404 not_found', '409 not_needed', '409 step_closed'],
})

/** What its figures say of an item: only of those that were drawn often enough. */
export const itemVerdicts = {
  new: { word: 'Too few answers', tone: 'plain' },
  fine: { word: 'Fine', tone: 'good' },
  too_easy: { word: 'Too easy', tone: 'notice' },
  too_hard: { word: 'Too hard', tone: 'notice' },
  tells_nothing: { word: 'Doesn’t tell apart', tone: 'danger' },
} as const
export type ItemVerdict = keyof typeof itemVerdicts
const verdictNames = Object.keys(itemVerdicts) as [ItemVerdict, ...ItemVerdict[]]

export const skillTestItem = z.object({
  id: z.string(),
  test: z.enum(skillTestNames),
  topic: z.string(),
  topic_title: z.string(),
  /** Its first words. */
  prompt: z.string(),
  drawn: z.int(),
  /** Percent of the points it gave; null: not drawn yet. */
  share_right: z.int().nullable(),
  /** From -1 to 1: how its points go along with those of the attempt’s other items; null where that can’t be told. */
  discrimination: z.number().nullable(),
  mean_seconds: z.int().nullable(),
  verdict: z.enum(verdictNames),
  /** Not drawn any more. */
  retired: z.boolean(),
  retired_reason: z.string(),
  /** 0: it was never retired. */
  version: z.int(),
})
export type SkillTestItem = z.infer<typeof skillTestItem>

/** How the items of the bank do, over the latest 5,000 attempts at each test. */
export const listSkillTestItems = operation({
  name: 'applications.listSkillTestItems',
  method: 'GET',
  path: '/skill-test-items',
  summary: 'How each item of the skill tests does',
  caller: ['admin_virtualassistant.view'],
  readsReplica: true,
  query: z.object({
    search: searchWords,
    test: z.enum(skillTestNames).optional(),
    verdict: z.enum(verdictNames).optional(),
    retired: z.boolean().optional(),
    pagination: paging(20, ['id', 'drawn', 'share_right', 'discrimination', 'mean_seconds']),
  }),
  reply: z.object({ items: z.array(skillTestItem), count: z.int() }),
})

/** Takes an item out of what is drawn, or back into it. 409 `stale_version`; `too_few` where a test would be left without a full draw. */
export const saveSkillTestItem = operation({
  name: 'applications.saveSkillTestItem',
  method: 'PUT',
  path: '/skill-test-items/{id}',
  summary: 'Retire an item of the skill tests, or draw it again',
  caller: ['admin_virtualassistant.edit'],
  params: z.object({ id: z.string().max(60) }),
  body: z.object({
    version: z.int().min(0).max(2_147_483_647),
    retired: z.boolean(),
    reason: humanText().min(1).max(500),
  }),
  reply: z.object({ id: z.string(), retired: z.boolean(), version: z.int() }),
  failures: ['404 not_found', '409 stale_version', '409 too_few'],
})
