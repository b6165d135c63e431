import { noAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import type { Actor } from '@talentplace/contract/testing/access'
import { issueLink, issueStart } from './applications/start-codes.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { addressOf, type AccessWorld } from '../testing/access/access-world.ts'
import { ownApplicationIn } from '../testing/rows/own-application-in.ts'
import type { joiningOperations } from './joining.operations.ts'

const at = new Date('2026-11-20T15:00:00Z')
const place = { country: 'CA', state_prov: 'ON', city: 'Toronto', latitude: 43.65, longitude: -79.38 } as const
const person = { full_name: 'Robin Field', phone_number: '416 555 0100', ...place }
const agreed = { terms_version: '2026-11-20', data_version: '2026-11-26' } as const

const applicant = (actor: Actor) => `applicant-${addressOf(actor)}`

export function joiningCalls({ database, assistants }: AccessWorld): AccessCalls<typeof joiningOperations> {
  const own = assistants.own.uuid

  return {
    startApplication: (actor) => ({
      path: '/applications',
      body: { ...person, ...agreed, email: applicant(actor) },
    }),
    confirmStart: async (actor) => {
      const email = `confirming-${addressOf(actor)}`
      const { code, stored } = await issueStart(database, email, at)
      const entered = { ...person, ...agreed, timezone: 'America/Toronto', address: '127.0.0.1', created_date: at }
      await database.kysely
        .insertInto('application_starts')
        .values({ email, ...entered, ...stored })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(stored))
        .execute()
      return {
        path: '/applications/confirmation',
        body: { email, verification_key: code, password: 'Long-enough-pass-9!' },
      }
    },
    requestResumeLink: (actor) => ({ path: '/applications/resume-link', body: { email: applicant(actor) } }),
    sendOwnResumeLink: async () => {
      await ownApplicationIn(database, own, 'started')
      return { path: '/applications/self/resume-link' }
    },
    resumeApplication: async () => {
      const uuid = await ownApplicationIn(database, own, 'started')
      return { path: '/applications/resume', body: { key: await issueLink(database.kysely, uuid, at) } }
    },
    submitApplication: async () => {
      const application_uuid = await ownApplicationIn(database, own, 'started')
      const answers = {
        ...noAnswers,
        work_country: 'CA',
        work_right: 'citizen',
        experience_years: 3,
        experience: 'Books and payroll.',
        weekly_hours: 20,
        computer: 'A laptop',
        internet_mbps: 100,
      } as const
      await database.kysely
        .insertInto('application_answers')
        .values({ application_uuid, ...answers })
        .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(answers))
        .execute()
      await database.kysely
        .insertInto('application_skills')
        .values({ application_uuid, kind: 'role', id: 1, level: 3, position: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { path: '/applications/self/submit' }
    },
    getApplicationProfile: async () => {
      await ownApplicationIn(database, own, 'onboarding')
      return { path: '/applications/self/profile' }
    },
    saveApplicationProfile: async () => {
      await ownApplicationIn(database, own, 'onboarding')
      const { version } = await database.kysely
        .selectFrom('assistants')
        .select('version')
        .where('uuid', '=', own)
        .executeTakeFirstOrThrow()
      const words = { display_name: 'Robin Q.', blurb: 'Books and payroll.', bio: '', available_hours_per_month: 80 }
      return { path: '/applications/self/profile', body: { version, ...words, availabilities: ['monday_morning'] } }
    },
    applyAgain: async () => {
      await ownApplicationIn(database, own, 'withdrawn')
      return { path: '/applications/self/again', body: { data_version: agreed.data_version } }
    },
  }
}
