import type { AdjustmentForm } from '@talentplace/contract/billing/adjustments/adjustment-form'
import { pricedAdjustment } from '../../billing/adjustments/priced-adjustment.ts'
import type { TestDatabase } from '../database.ts'

/** An adjustment as its form sends it: a credit of $20, or as it is said. */
export function adjustmentOf(about: Partial<AdjustmentForm>): AdjustmentForm {
  const isClient = about.virtualassistant_uuid === undefined
  return {
    kind: isClient ? 'client' : 'va',
    project_uuid: null,
    virtualassistant_uuid: null,
    rate_plan_uuid: null,
    currency: isClient ? null : 'cad',
    amount_cents: about.minutes === undefined ? -2_000 : null,
    minutes: null,
    tax_category: null,
    reason_code: 'other',
    note: '',
    effective_date: '2026-11-10',
    ...about,
  }
}

/** A proposal; `approved_by`: approved by them. Its uuid. */
export async function addAdjustment(
  database: TestDatabase,
  form: AdjustmentForm,
  about: { proposed_by: string; approved_by?: string; at?: Date },
): Promise<string> {
  const { proposed_by, approved_by, at = new Date('2026-11-10T15:00:00Z') } = about
  const { uuid } = await database.kysely
    .insertInto('adjustments')
    .values({ ...(await pricedAdjustment(database.kysely, form)), state: 'proposed', proposed_by, created_date: at })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  if (approved_by !== undefined) {
    await database.pool.query(
      `update adjustments set state = 'approved', approved_by = $2, approved_date = $3, version = 2 where uuid = $1`,
      [uuid, approved_by, at],
    )
  }
  return uuid
}
