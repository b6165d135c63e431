import { noAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import type { AccessCall, AccessCalls, Whose } from '../testing/access/access-call.ts'
import { applicationIn } from '../testing/access/access-applications.ts'
import { absentUuid, assistantOf, type AccessWorld } from '../testing/access/access-world.ts'
import { addApplication } from '../testing/rows/add-application.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { addSkillTestAttempt, attemptTab as tab } from '../testing/rows/add-skill-test-attempt.ts'
import type { applicationsOperations } from './applications.operations.ts'

export function applicationsCalls(world: AccessWorld): AccessCalls<typeof applicationsOperations> {
  const { database, assistants } = world

  /** Of the other assistant, who has one application. */
  async function foreign(): Promise<string> {
    const virtualassistant_uuid = assistants.other.uuid
    const one = await database.kysely
      .selectFrom('applications')
      .select('uuid')
      .where('virtualassistant_uuid', '=', virtualassistant_uuid)
      .executeTakeFirst()
    return one?.uuid ?? addApplication(database, { virtualassistant_uuid, state: 'testing' })
  }

  /** The test that runs; one that was finished is followed by another. */
  async function running(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const application_uuid = whose === 'own' ? await applicationIn(world, 'testing') : await foreign()
    const one = await database.kysely
      .selectFrom('skill_test_attempts')
      .select('uuid')
      .where('application_uuid', '=', application_uuid)
      .where('finished_date', 'is', null)
      .executeTakeFirst()
    return one?.uuid ?? addSkillTestAttempt(database, { application_uuid })
  }

  async function failed(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid } = await addAssistant(database, { display_name: 'Robin Q.' })
    const application_uuid = await addApplication(database, { virtualassistant_uuid: uuid, state: 'testing' })
    await addSkillTestAttempt(database, { application_uuid, failed: true })
    return application_uuid
  }

  const ofTest = async (whose: Whose, rest: string, body: object): Promise<AccessCall> => ({
    path: `/applications/self/skill-tests/${await running(whose)}${rest}`,
    body: { tab, ...body },
  })

  let items = 0
  const inOnboarding = (path: string) => async () => {
    await applicationIn(world, 'onboarding')
    return { path }
  }

  return {
    getOwnApplication: async () => {
      await applicationIn(world, 'started')
      return { path: '/applications/self' }
    },
    getApplicationAnswers: async () => {
      await applicationIn(world, 'started')
      return { path: '/applications/self/answers' }
    },
    saveApplicationAnswers: async () => {
      const application_uuid = await applicationIn(world, 'started')
      await database.kysely.deleteFrom('application_answers').where('application_uuid', '=', application_uuid).execute()
      return { path: '/applications/self/answers', body: { version: 0, answers: noAnswers, done: false } }
    },
    getApplicationSkills: async () => {
      await applicationIn(world, 'started')
      return { path: '/applications/self/skills' }
    },
    saveApplicationSkills: async () => {
      const uuid = await applicationIn(world, 'started')
      await database.kysely.updateTable('applications').set({ skills_version: 0 }).where('uuid', '=', uuid).execute()
      return { path: '/applications/self/skills', body: { version: 0, skills: [], done: false } }
    },
    withdrawApplication: async () => {
      await applicationIn(world, 'started')
      return { path: '/applications/self/withdraw' }
    },
    listAssistantApplications: (_actor, whose) => ({
      path: `/virtualassistants/${assistantOf(world, whose).uuid}/applications`,
    }),
    listOwnCourses: inOnboarding('/virtualassistants/courses'),
    getOwnCourse: inOnboarding('/virtualassistants/courses/1'),
    finishLesson: inOnboarding('/virtualassistants/courses/1/lessons/hours'),
    finishCourses: async () => {
      await database.pool.query(
        `insert into course_progress (virtualassistant_uuid, course_id, finished_date)
         select $1, id, now() from courses
         on conflict (virtualassistant_uuid, course_id) do update set finished_date = now()`,
        [assistants.own.uuid],
      )
      return inOnboarding('/applications/self/courses')()
    },
    listScorecards: (_actor, whose) => ({ path: `/virtualassistants/${assistantOf(world, whose).uuid}/scorecards` }),
    saveScorecard: async (_actor, whose) => {
      const uuid = whose === 'absent' ? absentUuid : await applicationIn(world, 'interview')
      await database.pool.query('delete from application_scorecards')
      const scores = { communication: 4, reliability: 4, skills: 4, setup: 4, motivation: 4 }
      return {
        path: `/applications/${uuid}/scorecard`,
        body: { scores, recommendation: 'advance', notes: '', version: 0 },
      }
    },
    listOwnSkillTests: async () => {
      await applicationIn(world, 'testing')
      return { path: '/applications/self/skill-tests' }
    },
    startSkillTest: async () => {
      await running('own')
      return { path: '/applications/self/skill-tests', body: { test: 'english', tab } }
    },
    openSkillTest: (_actor, whose) => ofTest(whose, '/open', {}),
    saveSkillTestAnswer: (_actor, whose) => ofTest(whose, '/answers/1', { answer: { choice: 0 }, seconds_spent: 3 }),
    noteSkillTest: (_actor, whose) => ofTest(whose, '/notes', { notes: [] }),
    finishSkillTest: (_actor, whose) => ofTest(whose, '/finish', {}),
    getSkillTests: async (_actor, whose) => ({
      path: `/applications/${whose === 'absent' ? absentUuid : await applicationIn(world, 'testing')}/skill-tests`,
    }),
    allowSkillTestAttempt: async (_actor, whose) => ({
      path: `/applications/${await failed(whose)}/skill-tests/english/attempts`,
      body: { reason: 'The power went out' },
    }),
    listSkillTestItems: () => ({ path: '/skill-test-items' }),
    saveSkillTestItem: (actor, whose) => {
      const mayEdit = actor === 'super admin' || actor === 'admin with admin_virtualassistant.edit'
      const id = ['english-words-their', 'english-words-lose'][mayEdit ? items++ % 2 : 0]
      return {
        path: `/skill-test-items/${whose === 'absent' ? 'english-words-nothing' : id}`,
        body: { version: 0, retired: true, reason: 'Everyone knows it' },
      }
    },
  }
}
