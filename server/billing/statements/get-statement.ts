import { getStatement } from '@talentplace/contract/billing/statements/statement.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readStatement } from './read-statement.ts'

export function getStatementOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getStatement, (context, { params }) =>
    readStatement(database.kysely, signedIn(context), { client_uuid: params.uuid, now: clock.now() }),
  )
}
