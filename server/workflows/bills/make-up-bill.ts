import { applyAdjustments } from '../../features/adjustments/apply-adjustments.ts'
import { lineText, waitingForBill } from '../../features/adjustments/waiting-adjustments.ts'
import type { Period, StoredBill } from '../../features/bills/hold-draft.ts'
import { makeUp } from '../../features/bills/write-lines.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface MakingUp {
  readonly draft: StoredBill
  readonly period: Period
  readonly bill_date: string
  /** Null: a run of the product itself. */
  readonly actor_uuid: string | null
  readonly at: Date
  /** Our province, by whose taxes bills are taxed. */
  readonly province: string | null
}

/** Step: a held draft from the time that waits to be paid, and from the approved adjustments of its assistant. */
export async function makeUpBill(
  transaction: Transaction<Tables>,
  { actor_uuid, at, ...making }: MakingUp,
): Promise<void> {
  const { uuid, virtualassistant_uuid, currency } = making.draft
  const waiting = await waitingForBill(transaction, {
    virtualassistant_uuid,
    currency,
    on: making.bill_date,
    draft_uuid: uuid,
  })
  const adjustments = waiting.map((each) => ({
    description: lineText(each, each.amount_cents),
    amount_cents: each.amount_cents,
  }))
  const positions = await makeUp(transaction, { ...making, adjustments })
  const lines = waiting.map((each, index) => ({
    uuid: each.uuid,
    amount_cents: each.amount_cents,
    position: positions[index] ?? 0,
  }))
  await applyAdjustments(transaction, { kind: 'bill', uuid }, { lines, actor_uuid, at })
}
