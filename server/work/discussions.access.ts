import { randomUUID } from 'node:crypto'
import type { discussionsOperations as all } from '@talentplace/contract/work/discussions.operations'
import type { Actor } from '@talentplace/contract/testing/access'
import { addSubscription } from '../testing/rows/add-subscription.ts'
import { started } from '../testing/access/access-subscriptions.ts'
import type { CallOf, Whose } from '../testing/access/access-call.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from '../testing/access/access-world.ts'

const written = () => ({ uuid: randomUUID(), body: 'Good morning' })

/** A thread of each company's subscription; the assistant works for Maple. */
export async function discussionsCalls(world: AccessWorld): Promise<Readonly<Record<keyof typeof all, CallOf>>> {
  const { database, clients, people, assistants } = world

  async function thread(client_uuid: string, owner: Actor, assistant_uuid: string): Promise<string> {
    const created_by = people.get(owner) ?? ''
    const about = { client_uuid, created_by, assistant_uuid, start_date: '2026-11-10', name: secret, at: started }
    const { uuid } = await addSubscription(database, about)
    const found = await database.kysely
      .selectFrom('discussions')
      .select('uuid')
      .where('project_uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    return found.uuid
  }
  const threads = {
    maple: await thread(clients.maple, 'primary contact', assistants.own.uuid),
    birch: await thread(clients.birch, 'other client', assistants.other.uuid),
  }
  const of = (actor: Actor, whose: Whose) => `/discussions/${ofCompany(threads, actor, whose)}`

  /** One of the actor's own, where they are known. */
  async function message(actor: Actor, whose: Whose): Promise<string> {
    const uuid = randomUUID()
    const sender_uuid = people.get(actor)
    const discussion_uuid = ofCompany(threads, actor, whose)
    if (sender_uuid !== undefined && whose !== 'absent') {
      const at = new Date('2026-11-20T14:55:00Z')
      await database.pool.query(
        `with step as (update discussions set steps = steps + 1 where uuid = $2 returning steps)
         insert into messages (uuid, discussion_uuid, position, change, sender_uuid, body, created_date)
         select $1, $2, steps, steps, $3, $4, $5 from step`,
        [uuid, discussion_uuid, sender_uuid, secret, at],
      )
    }
    return `${of(actor, whose)}/messages/${uuid}`
  }

  return {
    listDiscussions: () => ({ path: '/discussions' }),
    getDiscussion: (actor, whose) => ({ path: of(actor, whose) }),
    listMessages: (actor, whose) => ({ path: `${of(actor, whose)}/messages` }),
    listPeople: () => ({ path: '/discussions/people?search=a' }),
    createDiscussion: () => ({
      path: '/discussions',
      body: { uuid: randomUUID(), subject: 'A question', message: written() },
    }),
    askCandidate: (_actor, whose) => ({
      path: '/discussions/questions',
      body: { virtualassistant_uuid: whose === 'absent' ? absentUuid : assistants.own.uuid, message: written() },
    }),
    postMessage: (actor, whose) => ({ path: `${of(actor, whose)}/messages`, body: written() }),
    saveMessage: async (actor, whose) => ({ path: await message(actor, whose), body: { body: 'Good evening' } }),
    deleteMessage: async (actor, whose) => ({ path: await message(actor, whose) }),
    readDiscussion: (actor, whose) => ({ path: `${of(actor, whose)}/read`, body: { until: 1 } }),
    muteDiscussion: (actor, whose) => ({ path: `${of(actor, whose)}/mute`, body: { muted: false } }),
    joinDiscussion: async (actor, whose) => {
      await nobodyJoined()
      return { path: `${of(actor, whose)}/join` }
    },
    leaveDiscussion: (actor, whose) => ({ path: `${of(actor, whose)}/leave` }),
    receiveMailReply: () => ({ path: '/webhooks/mail/replies' }),
    saveDiscussion: async (actor, whose) => {
      await nobodyJoined()
      return { path: of(actor, whose), body: { status: 'closed' } }
    },
  }

  async function nobodyJoined(): Promise<void> {
    await database.pool.query('update discussion_people set joined_date = null')
  }
}
