import { matchingStates } from '@talentplace/contract/subscriptions/project.states'
import type { Quote } from '@talentplace/contract/billing/prices/quote'
import type { Transaction } from 'kysely'
import { openSearches, openSeatsOf } from '../match-board/open-searches.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { lineText } from '../../billing/invoices/document-words.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { subscriptionName } from '../../rules/project-name.ts'
import { namesIn, type AgreedSeat } from './agreed-team.ts'
import { releaseReservedHours } from './release-reserved-hours.ts'
import type { OrderRow } from './lock-order.ts'

/** What was held becomes what is worked: no instant sees the hours twice, because it is one transaction. */
async function addRatePlans(transaction: Transaction<Tables>, order: OrderRow, team: readonly AgreedSeat[]) {
  // Late money finds no held hours.
  const people = team.flatMap(({ assistant_uuid }) => (assistant_uuid === null ? [] : [assistant_uuid]))
  await releaseReservedHours(transaction, order.uuid, people)
  await transaction
    .insertInto('rate_plans')
    .values(
      team.map(({ role_id, hours, hourly_cents, assistant_uuid }) => ({
        project_uuid: order.project_uuid,
        virtualassistant_uuid: assistant_uuid,
        role_id,
        hours_per_month: hours,
        client_rate_cents: hourly_cents,
        currency: order.currency,
        rate_start_date: order.start_date,
      })),
    )
    .execute()
}

async function requestFromAssistants(
  transaction: Transaction<Tables>,
  order: OrderRow,
  team: readonly AgreedSeat[],
  at: Date,
): Promise<void> {
  const agreed = team.flatMap(({ role_id, assistant_uuid }) =>
    assistant_uuid === null
      ? []
      : [
          {
            project_uuid: order.project_uuid,
            virtualassistant_uuid: assistant_uuid,
            role_id,
            source: 'client' as const,
            interest: 'asked' as const,
            asked_date: at,
          },
        ],
  )
  if (agreed.length === 0) return
  await transaction
    .insertInto('va_relationships')
    .values(agreed)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Step: a paid draft becomes a subscription: its dates, its rate plans, who is asked to work for it,
 * and the search for each of its roles.
 */
export async function activateSubscription(transaction: Transaction<Tables>, order: OrderRow, at: Date): Promise<void> {
  const quote = order.quote as Quote
  const team = order.team as readonly AgreedSeat[]
  const { project_name, matching_state } = await transaction
    .selectFrom('projects')
    .select(['project_name', 'matching_state'])
    .where('uuid', '=', order.project_uuid)
    .executeTakeFirstOrThrow()
  const { document_language } = await transaction
    .updateTable('clients')
    .set({ currency: order.currency })
    .where('uuid', '=', order.client_uuid)
    .returning('document_language')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('projects')
    .set({
      // As their documents are, or what they signed.
      project_name: writtenIn(document_language ?? order.agreement_language, () =>
        subscriptionName(
          project_name,
          team.map((seat) => lineText({ description: seat.role, role_id: seat.role_id }, namesIn(team))),
        ),
      ),
      start_date: order.start_date,
      invoice_day: quote.invoice_day,
      invoiced_until: quote.period_end,
      currency: order.currency,
      matching_state: matchingStates.step(matching_state, 'matching', 'system'),
      // A draft that was removed before late money came is there again.
      removed_date: null,
    })
    .where('uuid', '=', order.project_uuid)
    .execute()
  await addRatePlans(transaction, order, team)
  await requestFromAssistants(transaction, order, team, at)
  // Staff who are told of it find its roles on the board.
  await openSearches(transaction, await openSeatsOf(transaction, order.project_uuid), at)
}
