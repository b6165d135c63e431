import { applyToDocuments } from '../../billing/adjustments/apply-adjustments.ts'
import { lineText, waitingForBills } from '../../billing/adjustments/waiting-adjustments.ts'
import type { Period, StoredBill } from './lock-draft.ts'
import { makeUp } from './write-lines.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface MakingUp {
  readonly period: Period
  readonly bill_date: string
  /** Null: a run of the product itself. */
  readonly actor_uuid: string | null
  readonly at: Date
  /** Our province, by whose taxes bills are taxed. */
  readonly province: string | null
}

/** Step: held drafts from the time that waits to be paid, and from the approved adjustments of their assistants. */
export async function makeUpBills(
  transaction: Transaction<Tables>,
  drafts: readonly StoredBill[],
  { actor_uuid, at, period, bill_date: on, province }: MakingUp,
): Promise<void> {
  const waiting = await waitingForBills(
    transaction,
    drafts.map(({ uuid: draft_uuid, virtualassistant_uuid: of, currency }) => ({ of, currency, on, draft_uuid })),
  )
  const adjusted = drafts.map((draft, index) => ({ draft, adjustments: waiting[index] ?? [] }))
  const positions = await makeUp(
    transaction,
    adjusted.map(({ draft, adjustments }) => ({
      draft,
      adjustments: adjustments.map((each) => ({
        description: lineText(each, each.amount_cents),
        amount_cents: each.amount_cents,
      })),
    })),
    { period, bill_date: on, province },
  )
  const documents = adjusted.map(({ draft, adjustments }, index) => ({
    uuid: draft.uuid,
    lines: adjustments.map(({ uuid, amount_cents }, position) => ({
      uuid,
      amount_cents,
      position: positions[index]?.[position] ?? 0,
    })),
  }))
  await applyToDocuments(transaction, 'bill', { documents, actor_uuid, at })
}

/** Step: one held draft. */
export function makeUpBill(
  transaction: Transaction<Tables>,
  { draft, ...making }: MakingUp & { readonly draft: StoredBill },
): Promise<void> {
  return makeUpBills(transaction, [draft], making)
}
