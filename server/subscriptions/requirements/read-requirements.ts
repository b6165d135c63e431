import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import { answersOf, changedAnswers } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import type {
  Requirements,
  RequirementsVersion,
} from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { readsRequirements, type PreparedProject } from './prepared-project.ts'

const maxVersions = 100

/** A draft is its client's alone until it is sent. */
function seesDrafts({ client_uuid }: PreparedProject, session: Session): boolean {
  return client_uuid === session.client_uuid
}

async function versionsOf(
  database: Kysely<Tables>,
  project: PreparedProject,
  session: Session,
): Promise<RequirementsVersion[]> {
  const rows = await database
    .selectFrom('project_requirements')
    .innerJoin('users as changer', 'changer.uuid', 'changed_by')
    .leftJoin('users as sender', 'sender.uuid', 'submitted_by')
    .leftJoin('users as reader', 'reader.uuid', 'reviewed_by')
    .select(['version', 'status', 'project_requirements.created_date', 'changed_date', 'submitted_date'])
    .select(['reviewed_date', 'changer.full_name as changed_by', 'sender.full_name as submitted_by'])
    .select('reader.full_name as reviewed_by')
    .where('project_uuid', '=', project.uuid)
    .$if(!seesDrafts(project, session), (query) => query.where('status', '<>', 'draft'))
    .orderBy('version', 'desc')
    .limit(maxVersions)
    .execute()
  return rows.map((row) => ({
    ...row,
    created_date: row.created_date.toISOString(),
    changed_date: row.changed_date.toISOString(),
    submitted_date: row.submitted_date?.toISOString() ?? null,
    reviewed_date: row.reviewed_date?.toISOString() ?? null,
    reviewed_by: readsRequirements(session) ? row.reviewed_by : null,
  }))
}

/** The version asked for, or the newest, followed by the one before it. */
async function withTheOneBefore(
  database: Kysely<Tables>,
  project: PreparedProject,
  session: Session,
  requested: number | undefined,
) {
  const rows = await database
    .selectFrom('project_requirements')
    .select(['version', 'revision', 'status', 'answers'])
    .where('project_uuid', '=', project.uuid)
    .$if(!seesDrafts(project, session), (query) => query.where('status', '<>', 'draft'))
    .$if(requested !== undefined, (query) => query.where('version', '<=', requested ?? 0))
    .orderBy('version', 'desc')
    .limit(2)
    .execute()
  if (requested !== undefined && rows[0]?.version !== requested) throw notFound(t.noVersion())
  return rows.map((row) => ({ ...row, answers: answersOf(row.answers as Readonly<Record<string, unknown>>) }))
}

/** What the client of a project has told us, as the session may see it. @throws HttpError 404 for an absent version */
export async function readRequirements(
  database: Kysely<Tables>,
  project: PreparedProject,
  session: Session,
  requested?: number,
): Promise<Requirements> {
  const versions = await versionsOf(database, project, session)
  const [view, before] = await withTheOneBefore(database, project, session, requested)
  const answers = view?.answers ?? answersOf({})
  return {
    project_uuid: project.uuid,
    project_name: project.project_name,
    company: project.company,
    start_date: project.start_date,
    version: view?.version ?? 0,
    revision: view?.revision ?? 0,
    status: view?.status ?? null,
    answers,
    changed: before ? changedAnswers(before.answers, answers) : [],
    versions,
  }
}
