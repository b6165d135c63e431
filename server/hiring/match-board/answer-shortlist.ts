import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import type { ClientAnswer } from '@talentplace/contract/hiring/match-board/client-answers'
import { answerShortlist } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { candidateOf, lockCandidate } from './lock-candidate.ts'
import { readShortlist } from './read-shortlist.ts'
import { notifyBoards } from './notifications.ts'
import { lockSubscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import type { BoardDeps } from './board-deps.ts'

const texts: Readonly<Record<ClientAnswer, string>> = {
  interested: 'is interested in',
  not: 'says no to',
  question: 'has a question about',
}

async function notifyStaff(
  transaction: Transaction<Tables>,
  about: {
    project_uuid: string
    project_name: string
    assistant: string
    answer: ClientAnswer
    note: string
    at: Date
  },
  owner_uuid: string | null,
): Promise<void> {
  const { project_uuid, project_name, assistant, answer, note, at } = about
  await notify(transaction, {
    type: 'matching',
    users: owner_uuid === null ? await staffWith(transaction, 'admin_matching.view') : [owner_uuid],
    title: `The client ${texts[answer]} ${assistant}: ${project_name}`.slice(0, 200),
    body: note === '' ? '' : `“${note}”`,
    icon: 'task',
    priority: 0,
    entity_link: `project:${project_uuid}`,
    at,
  })
}

/** E2: the client's answer to one of their shortlist; staff take it from there. */
export function answerShortlistOperation({ database, clock }: BoardDeps) {
  return handle(answerShortlist, (context, { params: { uuid, candidate_uuid }, body: { answer, note, version } }) => {
    if (answer !== 'interested' && note === '') throw invalidField('note', refusals.required())
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const project = await lockSubscription(transaction, session, uuid)
      const about = { project_uuid: uuid, candidate_uuid, version }
      const { virtualassistant_uuid } = await candidateOf(transaction, about)
      const assistant = await lockRow(transaction, 'assistants', virtualassistant_uuid)
      const { search, candidate } = await lockCandidate(transaction, about)
      if (!candidateStates.is('shown', candidate.stage)) {
        throw new HttpError(409, 'wrong_stage', refusals.notOnShortlist())
      }
      await transaction
        .updateTable('match_candidates')
        .set({ client_answer: answer, client_note: note, client_answered_date: at, version: version + 1 })
        .where('uuid', '=', candidate_uuid)
        .execute()
      const name = assistant?.display_name ?? ''
      const { project_name } = project
      await notifyStaff(
        transaction,
        { project_uuid: uuid, project_name, assistant: name, answer, note, at },
        search.owner_uuid,
      )
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'project.candidate_answered',
        entity: `project:${uuid}`,
        reason: note === '' ? null : note,
        details: { candidate_uuid, virtualassistant_uuid, answer },
      })
      await notifyBoards(transaction, uuid)
      return readShortlist(transaction, project)
    })
  })
}
