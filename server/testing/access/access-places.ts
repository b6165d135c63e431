import { acceptInvitation } from '../rows/accept-invitation.ts'
import { addAssistant } from '../rows/add-assistant.ts'
import { addInvitation } from '../rows/add-invitation.ts'
import { secret, type AccessWorld } from './access-world.ts'

/** A subscription of Maple's with a place that the assistant of the world, the other one or a new one (`free`) has accepted. */
export async function addTaken(world: AccessWorld, whose: 'own' | 'foreign' | 'free') {
  const { database, people, clients, assistants } = world
  const someone = { own: assistants.own, foreign: assistants.other, free: null }[whose]
  const taken = await addInvitation(database, {
    client_uuid: clients.maple,
    created_by: people.get('primary contact') ?? '',
    project_name: secret,
    virtualassistant_uuid: (someone ?? (await addAssistant(database, {}))).uuid,
  })
  await acceptInvitation(database, taken.uuid)
  return taken
}

/** A place beside it that nobody has. */
export async function addSecondSeat({ database }: AccessWorld, project_uuid: string): Promise<void> {
  const ratePlan = { project_uuid, role_id: 2, hours_per_month: 10, client_rate_cents: 4500, currency: 'cad' } as const
  await database.kysely
    .insertInto('rate_plans')
    .values({ ...ratePlan, rate_start_date: '2026-12-01' })
    .execute()
}
