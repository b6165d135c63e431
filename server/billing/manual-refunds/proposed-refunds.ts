import type { getCredit } from '@talentplace/contract/billing/credit/credit.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { readSecondPerson } from '../../platform/second-person/second-person.ts'

type Proposed = ReplyOf<typeof getCredit>['proposed'][number]

/** A row of `manual_refunds`, named `refund`, as the contract has it; null where there is none. */
export const manualRefundColumn = sql`case when refund.uuid is not null then json_build_object('uuid', refund.uuid, 'state', refund.state,
  'currency', refund.currency, 'amount_cents', refund.amount_cents, 'method', refund.method, 'paid_date', refund.paid_date,
  'reference', refund.reference, 'reason', refund.reason) end as manual_refund`

/** A client's refunds by transfer or cheque that wait for a second person, the oldest first. */
export async function proposedRefunds(
  database: Kysely<Tables>,
  client_uuid: string,
  { viewer, at }: { viewer: string; at: Date },
): Promise<Proposed[]> {
  const { rows } = await sql<{
    manual_refund: Omit<Proposed, 'proposed_by_name' | 'is_own' | 'second_person'>
    name: string
    proposed_by: string
  }>`
    select ${manualRefundColumn}, full_name as name, proposed_by
    from manual_refunds refund join users on users.uuid = proposed_by
    where refund.client_uuid = ${client_uuid} and refund.state = 'proposed'
    order by refund.created_date, refund.uuid`.execute(database)
  const proposed: Proposed[] = []
  for (const { manual_refund, name, proposed_by } of rows) {
    const about = { act: 'approve_manual_refund', authors: [proposed_by], viewer, at } as const
    const second_person = await readSecondPerson(database, about)
    proposed.push({ ...manual_refund, proposed_by_name: name, is_own: proposed_by === viewer, second_person })
  }
  return proposed
}
