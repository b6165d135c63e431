import { getVirtualAssistant } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { readAssistant } from './read-assistant.ts'

/** Whom an address is about today: an assistant who was merged is the one whom they went into. */
async function assistantAt(kysely: Kysely<Tables>, id: string): Promise<string> {
  const merged = await kysely
    .selectFrom('merged_people')
    .select('virtualassistant_uuid')
    .where('uuid', '=', id)
    .executeTakeFirst()
  return merged?.virtualassistant_uuid ?? id
}

export function getVirtualAssistantOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getVirtualAssistant, async (_context, { params: { user_uuid } }) =>
    readAssistant(database.kysely, await assistantAt(database.kysely, user_uuid), clock.now()),
  )
}
