import { acceptInvitation } from '../rows/accept-invitation.ts'
import { addInvitation } from '../rows/add-invitation.ts'
import { secret, type AccessWorld } from './access-world.ts'

/** A subscription of Maple's with a place that the assistant of the world, or the other one, has accepted. */
export async function addTaken({ database, people, clients, assistants }: AccessWorld, whose: 'own' | 'foreign') {
  const taken = await addInvitation(database, {
    client_uuid: clients.maple,
    created_by: people.get('primary contact') ?? '',
    project_name: secret,
    virtualassistant_uuid: whose === 'own' ? assistants.own.uuid : assistants.other.uuid,
  })
  await acceptInvitation(database, taken.uuid)
  return taken
}
