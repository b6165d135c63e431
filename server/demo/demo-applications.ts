import type { ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Database } from '../platform/database/connection.ts'

const day = 86_400_000

/** How far the demo’s applicants are, one after the other. */
const stories: readonly {
  readonly state: ApplicationState
  readonly done: readonly ('apply' | 'skills' | 'profile')[]
}[] = [
  { state: 'submitted', done: ['apply', 'skills'] },
  { state: 'started', done: ['apply'] },
  { state: 'interview', done: ['apply', 'skills', 'profile'] },
  { state: 'onboarding', done: ['apply', 'skills', 'profile'] },
  { state: 'withdrawn', done: ['apply'] },
]

const experiences = [
  'Inbox, calendar and travel for the owner of a design studio, and the books for two seasons.',
  'Customer questions by email and chat for an outdoor shop; I wrote most of its help pages.',
  'Monthly newsletters and posts for a dental clinic, with the numbers behind them.',
] as const

/** An application of each of the demo’s applicants who has none. */
export async function addDemoApplications({ kysely }: Database, now: Date): Promise<void> {
  const applicants = await kysely
    .selectFrom('assistants')
    .select(['uuid', 'country', 'role_ids', 'skill_ids', 'available_hours_per_month'])
    .where('state', 'in', assistantStates.sets.open)
    .where('uuid', 'not in', (among) => among.selectFrom('applications').select('virtualassistant_uuid'))
    .orderBy('id')
    .execute()
  await kysely.transaction().execute(async (transaction) => {
    for (const [at, { uuid, country, role_ids, skill_ids, available_hours_per_month }] of applicants.entries()) {
      const { state, done } = stories[at % stories.length] ?? { state: 'submitted', done: [] }
      const began = new Date(now.getTime() - (3 + (at % 24)) * day)
      const next = new Date(began.getTime() + day)
      const isSubmitted = done.includes('skills')
      const { uuid: application_uuid } = await transaction
        .insertInto('applications')
        .values({
          virtualassistant_uuid: uuid,
          state,
          created_date: began,
          state_date: state === 'started' ? began : next,
          submitted_date: isSubmitted ? next : null,
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      await transaction
        .insertInto('application_steps')
        .values(done.map((step) => ({ application_uuid, step, done_date: next })))
        .execute()
      await transaction
        .insertInto('application_answers')
        .values({
          application_uuid,
          work_country: country === 'US' ? 'US' : 'CA',
          work_right: at % 3 === 1 ? 'permanent_resident' : 'citizen',
          experience_years: 2 + (at % 9),
          experience: experiences[at % experiences.length] ?? experiences[0],
          weekly_hours: Math.max(5, Math.round(available_hours_per_month / 4)),
          computer: 'A laptop, two years old',
          internet_mbps: 100 + (at % 5) * 50,
          headset: true,
          quiet_place: at % 4 !== 2,
        })
        .execute()
      const named = [
        ...role_ids.slice(0, 3).map((id) => ({ kind: 'role' as const, id })),
        ...skill_ids.slice(0, 5).map((id) => ({ kind: 'skill' as const, id })),
      ].map((skill, place) => ({ application_uuid, ...skill, level: 2 + (place % 3), position: place + 1 }))
      if (named.length > 0) await transaction.insertInto('application_skills').values(named).execute()
    }
  })
}
