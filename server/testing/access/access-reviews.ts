import type { Actor } from '@talentplace/contract/testing/access'
import { addFeedback } from '../rows/add-feedback.ts'
import { addSubscription } from '../rows/add-subscription.ts'
import type { Whose } from './access-call.ts'
import { absentUuid, assistantOf, ofCompany, secret, type AccessWorld } from './access-world.ts'

/** Subscriptions of both companies with the world's assistant, and reviews of it: one is made for each call, since each changes it. */
export async function reviewedSubscriptions(world: AccessWorld) {
  const { database, people, clients, assistants } = world
  const at = new Date('2026-11-01T15:00:00Z')
  const subscribe = async (client_uuid: string, contact: Actor) => {
    const about = {
      client_uuid,
      created_by: people.get(contact) ?? '',
      start_date: '2026-11-01',
      at,
      name: secret,
      hours: 1,
    }
    return (await addSubscription(database, { ...about, assistant_uuid: assistants.own.uuid })).uuid
  }
  const projects = {
    maple: await subscribe(clients.maple, 'primary contact'),
    birch: await subscribe(clients.birch, 'other client'),
  }
  return {
    projects,
    async written(actor: Actor, whose: Whose): Promise<string> {
      if (whose === 'absent') return absentUuid
      return addFeedback(database, {
        client_uuid: ofCompany(clients, actor, whose),
        project_uuid: ofCompany(projects, actor, whose),
        subject_uuid: assistantOf(world, whose).uuid,
        message: secret,
      })
    },
  }
}
