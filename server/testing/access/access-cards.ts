import { settableClock } from '../../platform/clock/clock.ts'
import { addTestCard } from '../rows/add-test-card.ts'
import { started } from './access-subscriptions.ts'
import { absentUuid, type AccessWorld } from './access-world.ts'

/** A card that can be charged of every company; what is answered gives the uuid of one's. */
export async function addCards({ database, clients }: AccessWorld): Promise<(client_uuid: string) => Promise<string>> {
  const cards = new Map<string, string>()
  for (const client_uuid of Object.values(clients)) {
    cards.set(
      client_uuid,
      await addTestCard(database, { client_uuid, token: 'tok_visa', clock: settableClock(started) }),
    )
  }
  return async (client_uuid) => {
    const uuid = cards.get(client_uuid) ?? absentUuid
    // Kept again: calls about cards take away those of others.
    await database.kysely.updateTable('credit_cards').set({ removed_date: null }).where('uuid', '=', uuid).execute()
    return uuid
  }
}
