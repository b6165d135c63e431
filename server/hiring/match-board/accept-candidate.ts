import { acceptCandidate } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Transaction } from 'kysely'
import { candidateOf, lockCandidate } from './lock-candidate.ts'
import { closeSearch } from './close-search.ts'
import { readBoard } from './read-board.ts'
import { changeRatePlanHolder } from '../../subscriptions/rate-plans/change-holder.ts'
import { lockTeam, type LockedTeam, type Place } from '../../subscriptions/rate-plans/locked-team.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { notifyOfRatePlan } from '../../subscriptions/rate-plans/notify-of-rate-plan.ts'
import type { BoardDeps } from './board-deps.ts'
import { notifyBoards, notifyTurnedDown } from './notifications.ts'

/** Everyone whose hours may change: the team, and all who are on the board of the role. */
async function lockEveryone(transaction: Transaction<Tables>, project_uuid: string, role_search_uuid: string) {
  if (!(await lockRow(transaction, 'projects', project_uuid))) throw notFound('There is no such subscription.')
  await lockRows(transaction, 'va_relationships', [project_uuid], 'project_uuid')
  const places = await lockRows(transaction, 'rate_plans', [project_uuid], 'project_uuid')
  const onBoard = await transaction
    .selectFrom('match_candidates')
    .select('virtualassistant_uuid')
    .where('role_search_uuid', '=', role_search_uuid)
    .execute()
  const people = [...places, ...onBoard].flatMap(({ virtualassistant_uuid: each }) => each ?? [])
  await lockRows(transaction, 'assistants', people)
}

/** The place of the seat that lasts. @throws HttpError 409 `stale_version` */
function ratePlanOfSeat({ places }: LockedTeam, { seat_uuid, version }: { seat_uuid: string; version: number }): Place {
  const [ratePlan] = places
    .filter((each) => each.seat_uuid === seat_uuid)
    .toSorted((one, other) => other.rate_start_date.localeCompare(one.rate_start_date))
  if (!ratePlan) throw notFound('There is no such role here.')
  if (ratePlan.version !== version) {
    throw new HttpError(409, 'stale_version', 'This role was changed by someone else. The board shows it as it is now.')
  }
  return ratePlan
}

/** E2: a candidate gets the place, as by a change of the place; who said yes isn't asked again, the others are told. */
export function acceptCandidateOperation({ database, clock, office }: BoardDeps) {
  return handle(acceptCandidate, (context, { params: { uuid, candidate_uuid }, body }) => {
    const { from, reason, version, rate_plan_version } = body
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const about = { project_uuid: uuid, candidate_uuid }
      const { virtualassistant_uuid, role_search_uuid, seat_uuid } = await candidateOf(transaction, about)
      await lockEveryone(transaction, uuid, role_search_uuid)
      const team = await lockTeam(transaction, uuid, virtualassistant_uuid)
      const ratePlan = ratePlanOfSeat(team, { seat_uuid, version: rate_plan_version })
      const { search, candidate } = await lockCandidate(transaction, { ...about, version })
      if (!candidateStates.next(candidate.stage, 'staff').includes('accepted')) {
        throw new HttpError(409, 'wrong_stage', 'Ask them first: they haven’t said that they’re interested.')
      }
      // What was kept for them becomes the place's.
      await transaction
        .updateTable('match_candidates')
        .set({ held_hours: null })
        .where('uuid', '=', candidate_uuid)
        .execute()
      const { hours_per_month, virtualassistant_uuid: before } = ratePlan
      const change = { from, hours_per_month, virtualassistant_uuid, va_rate_cents: null, agreed: true, at }
      const rate_plan_uuid = await changeRatePlanHolder(transaction, { team, ratePlan, change })
      const { subscription } = team
      const notice = { subscription, rate_plan_uuid, before, hours_before: hours_per_month, from, agreed: true, at }
      const turnedDown = await closeSearch(transaction, { uuid: search.uuid, at })
      await notifyOfRatePlan(transaction, notice)
      const { role_id, project_uuid } = search
      for (const each of turnedDown) await notifyTurnedDown(transaction, { ...each, role_id, project_uuid, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.candidate_accepted',
        entity: `project:${uuid}`,
        reason,
        details: { candidate_uuid, virtualassistant_uuid, from_stage: candidate.stage, rate_plan_uuid, from },
      })
      await notifyBoards(transaction, uuid)
      return readBoard(transaction, uuid, { office, now: at })
    })
  })
}
