import { readersValue } from '../../platform/languages/readers-name.ts'
import * as t from '@talentplace/contract/hiring/messages/notifications'
import { declineReasonForOthers } from '@talentplace/contract/subscriptions/interest/decline-reasons'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { AssistantProjectRow } from './read-assistant-projects.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

/** The client's primary contacts, and whoever began the search. */
async function contactsOf(transaction: Transaction<Tables>, projectUuid: string): Promise<string[]> {
  const people = await transaction
    .selectFrom('users')
    .innerJoin('projects', 'projects.client_uuid', 'users.client_uuid')
    .select('users.uuid')
    .where('projects.uuid', '=', projectUuid)
    .where('users.deleted_date', 'is', null)
    .where((where) =>
      where.or([where('is_primary_contact', '=', true), where('users.uuid', '=', where.ref('created_by'))]),
    )
    .execute()
  return people.map(({ uuid }) => uuid)
}

async function displayNameOf(transaction: Transaction<Tables>, uuid: string): Promise<string> {
  const { display_name } = await transaction
    .selectFrom('assistants')
    .select('display_name')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return display_name
}

function titled(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 199)}…`
}

interface Answered {
  readonly row: AssistantProjectRow
  readonly name: string
  readonly at: Date
  readonly users: readonly string[]
}

async function notifyClient(transaction: Transaction<Tables>, { row, name, at, users }: Answered): Promise<void> {
  const { role_en, role_fr, hours_per_month: hours, decline_reason: reason, project_uuid, start_date, today } = row
  const isAhead = start_date !== null && start_date > today
  const roleName = () => readersValue({ value: role_en, value_fr: role_fr })
  const common = { users, at, type: 'interest', entity_link: `project:${project_uuid}` } as const
  if (reason === null) {
    await notify(transaction, {
      ...common,
      ...inEachLanguage(() => {
        const about = { name, role: roleName() }
        return { title: t.accepted(about), body: t.willWork({ ...about, hours }) }
      }),
      icon: 'happy',
      priority: 1,
    })
    return
  }
  await notify(transaction, {
    ...common,
    ...inEachLanguage(() => {
      const role = roleName()
      const why = t.whyDeclined({ reason, hours, role })
      return { title: t.declined({ name, role }), body: isAhead ? `${why} ${t.canCancel()}` : why }
    }),
    icon: 'alert',
    priority: 0,
  })
}

async function notifyStaff(transaction: Transaction<Tables>, { row, name, at, users }: Answered): Promise<void> {
  const { role_en: role, company, hours_per_month, decline_reason, decline_note, start_date, project_uuid } = row
  const common = { users, at, type: 'matching', entity_link: `project:${project_uuid}` } as const
  if (decline_reason === null) {
    await notify(transaction, {
      ...common,
      title: titled(`${name} ${row.asked_for === 'place' ? 'accepted' : 'is interested'}: ${role} at ${company}`),
      icon: 'info',
      priority: 2,
    })
    return
  }
  const said = decline_note === '' ? '' : ` “${decline_note}”`
  await notify(transaction, {
    ...common,
    title: titled(`Find someone: ${role} at ${company}`),
    body: `${name} declined: ${declineReasonForOthers(decline_reason)}.${said} ${
      row.asked_for === 'place'
        ? `The place of ${hours_per_month} hours a month${start_date === null ? '' : ` from ${sentenceDay(start_date, at)}`} is open.`
        : 'The place is still to be filled.'
    }`,
    icon: 'task',
    priority: 0,
  })
}

/** The client and those who match people are told of an answer, with the transaction that keeps it. */
export async function notifyOfAnswer(
  transaction: Transaction<Tables>,
  row: AssistantProjectRow,
  at: Date,
): Promise<void> {
  const name = await displayNameOf(transaction, row.assistant_uuid)
  // Whom they haven't chosen yet is none of the client's business.
  if (row.asked_for === 'place') {
    await notifyClient(transaction, { row, name, at, users: await contactsOf(transaction, row.project_uuid) })
  }
  await notifyStaff(transaction, { row, name, at, users: await staffWith(transaction, 'admin_matching.view') })
}
