import { getProjectHealth } from '@talentplace/contract/subscriptions/care/care.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readCare } from './read-care.ts'

export function getProjectHealthOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getProjectHealth, (_context, { params: { uuid } }) => readCare(database.kysely, uuid, clock.now()))
}
