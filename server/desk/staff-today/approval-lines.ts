import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import { sql } from 'kysely'
import { waitsForApproval } from '../../billing/adjustments/waits-for-approval.ts'
import { waitsForRelease } from '../../payroll/payouts/waits-for-release.ts'
import { maySecond } from '../../platform/second-person/second-person.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { linesOf } from './today-lines.ts'

/** Adjustments of a kind that someone else proposed, and this person can approve. Names are looked up for the lines that are shown alone. */
export function adjustmentLines(kind: AdjustmentKind, session: Session, at: Date) {
  return linesOf(
    {
      uuid: sql`adjustments.uuid`,
      page_uuid: sql`adjustments.uuid`,
      title: sql`coalesce((select company from clients where uuid = adjustments.client_uuid),
        (select display_name from assistants where uuid = adjustments.virtualassistant_uuid))`,
      about: sql`(select full_name from users where uuid = proposed_by)`,
      next_step: sql`adjustments.note`,
      since: sql`adjustments.created_date`,
      amount_cents: sql`adjustments.amount_cents`,
      currency: sql`adjustments.currency`,
    },
    sql`adjustments where adjustments.kind = ${kind} and ${waitsForApproval(session, at)}`,
  )
}

/** Refunds by transfer or cheque that someone else recorded, and this person can approve: on the page of their client. */
export function manualRefundLines({ user_uuid }: Session, at: Date) {
  const authors = sql`array[refund.proposed_by]`
  return linesOf(
    {
      uuid: sql`refund.uuid`,
      page_uuid: sql`refund.client_uuid`,
      title: sql`company`,
      about: sql`users.full_name`,
      next_step: sql`refund.reason`,
      since: sql`refund.created_date`,
      amount_cents: sql`refund.amount_cents`,
      currency: sql`refund.currency`,
    },
    sql`manual_refunds refund join users on users.uuid = proposed_by join clients on clients.uuid = refund.client_uuid
      where refund.state = 'proposed' and ${maySecond(user_uuid, { act: 'approve_manual_refund', authors, at })}`,
  )
}

/** Payouts that someone else put together, and this person can release. */
export function payoutLines(session: Session, at: Date) {
  return linesOf(
    {
      uuid: sql`payouts.uuid`,
      page_uuid: sql`payouts.uuid`,
      title: sql`users.full_name`,
      due_date: sql`payment_date`,
      since: sql`made_date`,
      amount_cents: sql`total_cents`,
      currency: sql`payouts.currency`,
    },
    sql`payouts join users on users.uuid = made_by where ${waitsForRelease(session, at)}`,
  )
}
