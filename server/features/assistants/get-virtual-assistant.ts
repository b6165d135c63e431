import { getVirtualAssistant } from '@talentplace/contract/assistants/assistant-record.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readAssistant } from './read-assistant.ts'

export function getVirtualAssistantOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getVirtualAssistant, (_context, { params: { user_uuid } }) =>
    readAssistant(database.kysely, user_uuid, clock.now()),
  )
}
