import * as t from '@talentplace/contract/subscriptions/messages/notifications'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { PreparedProject } from './prepared-project.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { projectStaff } from '../../core/recipients/project-staff.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

/** Step: those who look after the project hear that its client has sent the welcome brief. */
export async function notifyOfSubmission(
  transaction: Transaction<Tables>,
  { uuid, company, project_name }: PreparedProject,
  version: number,
  at: Date,
): Promise<void> {
  const verb = version === 1 ? 'has sent' : 'has changed'
  await notify(transaction, {
    users: await projectStaff(transaction),
    type: 'requirements',
    title: `${company.slice(0, 150)} ${verb} the welcome brief`,
    body: `For “${project_name}”, version ${version}. Read it and mark it as read. We’ll let the client know.`,
    icon: 'task',
    priority: 1,
    entity_link: `requirements:${uuid}`,
    at,
  })
}

/** Step: the client's primary contact hears that the form was read. */
export async function notifyOfReview(
  transaction: Transaction<Tables>,
  { uuid, client_uuid, project_name }: PreparedProject,
  at: Date,
): Promise<void> {
  const { users } = await billedPeople(transaction, client_uuid)
  await notify(transaction, {
    users,
    type: 'subscription',
    ...inEachLanguage(() => ({ title: t.briefRead(), body: t.changeBrief({ project: project_name }) })),
    icon: 'happy',
    priority: 2,
    entity_link: `requirements:${uuid}`,
    at,
  })
}
