import { getCriterion } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readCriterion } from './criterion-rows.ts'

export function getCriterionOperation({ kysely }: Database) {
  return handle(getCriterion, (_context, { params: { kind, id } }) => readCriterion(kysely, kind, id))
}
