import { applicationStepNames } from '@talentplace/contract/talent/applications/application-steps'
import {
  listAssistantApplications,
  type StaffApplication,
} from '@talentplace/contract/talent/applications/staff-application.routes'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { hasStep, statusOf } from '../../rules/application-status.ts'
import type { LockedApplication } from './lock-application.ts'
import { readAnswers } from './stored-answers.ts'
import { readSkills } from './stored-skills.ts'

const maxApplications = 20

async function forStaff(database: Kysely<Tables>, application: LockedApplication): Promise<StaffApplication> {
  const { uuid, state, state_date, created_date, submitted_date, ...rest } = application
  const [steps, { answers }, skills] = await Promise.all([
    database
      .selectFrom('application_steps')
      .select(['step', 'done_date'])
      .where('application_uuid', '=', uuid)
      .execute(),
    readAnswers(database, uuid),
    readSkills(database, uuid),
  ])
  const { rows: accounts } = await sql`
    select from bank_accounts where virtualassistant_uuid = ${rest.virtualassistant_uuid} limit 1`.execute(database)
  const done = new Map<string, Date>(steps.map(({ step, done_date }) => [step, done_date]))
  return {
    uuid,
    virtualassistant_uuid: rest.virtualassistant_uuid,
    state,
    state_date: state_date.toISOString(),
    created_date: created_date.toISOString(),
    submitted_date: submitted_date?.toISOString() ?? null,
    version: rest.version,
    steps: applicationStepNames.filter(hasStep).map((name) => ({
      name,
      standing: statusOf(name, state, new Set(done.keys())),
      done_date: done.get(name)?.toISOString() ?? null,
    })),
    missing: [
      ...applicationStepNames
        .filter((name) => hasStep(name) && !done.has(name))
        .map((name) => ({ name, blocks_placement: name === 'contract' })),
      ...(accounts.length === 0 ? [{ name: 'bank_details' as const, blocks_placement: false }] : []),
    ],
    answers,
    skills,
    decision_note: rest.decision_note,
    told_reason: rest.told_reason,
    reapply_date: rest.reapply_date,
  }
}

export function listAssistantApplicationsOperation({ database: { kysely } }: { database: Database }) {
  return handle(listAssistantApplications, async (_context, { params: { user_uuid } }) => {
    const { rows } = await sql<{ uuid: string }>`
      select uuid from assistants where ${user_uuid}::uuid in (uuid, user_uuid)`.execute(kysely)
    const [assistant] = rows
    if (!assistant) throw notFound('There is no such assistant.')
    const applications = await kysely
      .selectFrom('applications')
      .selectAll()
      .where('virtualassistant_uuid', '=', assistant.uuid)
      .orderBy('created_date', 'desc')
      .orderBy('uuid', 'desc')
      .limit(maxApplications)
      .execute()
    const views = await Promise.all(applications.map((each) => forStaff(kysely, each)))
    return { applications: views, count: views.length }
  })
}
