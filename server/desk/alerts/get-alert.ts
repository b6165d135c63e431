import { getAlert } from '@talentplace/contract/desk/alerts/alert.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readAlert } from './read-alert.ts'

export function getAlertOperation({ kysely }: Database) {
  return handle(getAlert, (_context, { params }) => readAlert(kysely, params.uuid))
}
