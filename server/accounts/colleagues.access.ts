import { randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import type { CallOf, Whose } from '../testing/access/access-call.ts'
import { absentUuid, ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import { addPerson } from '../testing/people.ts'
import { newInvitationKey } from './colleagues/invitation-key.ts'

type Colleagues =
  | 'listColleagues'
  | 'inviteColleague'
  | 'resendInvitation'
  | 'withdrawInvitation'
  | 'changeColleague'
  | 'removeColleague'
  | 'handOverPrimaryContact'
  | 'openInvitation'
  | 'acceptInvitation'

/**
 * Each call has a colleague or an invitation of its own. Whoever handed their company over leads it again, and there is room
 * for someone new.
 */
export function colleaguesCalls({ database, people, clients }: AccessWorld): Readonly<Record<Colleagues, CallOf>> {
  async function asItWas(client_uuid: string): Promise<void> {
    await database.pool.query('update users set deleted_date = now() where client_uuid = $1 and uuid <> all ($2)', [
      client_uuid,
      [...people.values()],
    ])
    const leader = people.get(client_uuid === clients.birch ? 'other client' : 'primary contact') ?? ''
    await database.pool.query(
      'update users set is_primary_contact = false where client_uuid = $1 and is_primary_contact and uuid <> $2',
      [client_uuid, leader],
    )
    await database.pool.query('update users set is_primary_contact = true where uuid = $1 and not is_primary_contact', [
      leader,
    ])
  }

  async function colleague(actor: Actor, whose: Whose): Promise<string> {
    const client_uuid = ofCompany(clients, actor, whose)
    if (client_uuid === absentUuid) return absentUuid
    await asItWas(client_uuid)
    const { uuid } = await addPerson(database, { permissions: ['client'], client_uuid })
    return uuid
  }

  async function invitation(actor: Actor, whose: Whose): Promise<{ uuid: string; key: string }> {
    const client_uuid = ofCompany(clients, actor, whose)
    const { key, columns: stored } = newInvitationKey(new Date('2026-11-20T14:00:00Z'))
    if (client_uuid === absentUuid) return { uuid: absentUuid, key }
    await asItWas(client_uuid)
    const { uuid } = await database.kysely
      .insertInto('colleague_invitations')
      .values({
        client_uuid,
        email: `${randomUUID()}@example.test`,
        colleague_role: 'work',
        invited_by: people.get('primary contact') ?? '',
        created_date: stored.sent_date,
        ...stored,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return { uuid, key }
  }

  return {
    listColleagues: () => ({ path: '/client/colleagues' }),
    inviteColleague: () => ({
      path: '/client/colleagues/invitations',
      body: { email: `${randomUUID()}@example.test`, colleague_role: 'work' },
    }),
    resendInvitation: async (actor, whose) => ({
      path: `/client/colleagues/invitations/${(await invitation(actor, whose)).uuid}/resend`,
    }),
    withdrawInvitation: async (actor, whose) => ({
      path: `/client/colleagues/invitations/${(await invitation(actor, whose)).uuid}`,
    }),
    changeColleague: async (actor, whose) => ({
      path: `/client/colleagues/${await colleague(actor, whose)}`,
      body: { colleague_role: 'money' },
    }),
    removeColleague: async (actor, whose) => ({ path: `/client/colleagues/${await colleague(actor, whose)}` }),
    handOverPrimaryContact: async (actor, whose) => ({
      path: `/client/colleagues/${await colleague(actor, whose)}/primary`,
    }),
    openInvitation: async (actor, whose) => ({
      path: '/auth/invitation',
      body: { key: (await invitation(actor, whose)).key },
    }),
    acceptInvitation: async (actor, whose) => ({
      path: '/auth/invitation/accept',
      body: {
        key: (await invitation(actor, whose)).key,
        full_name: 'New Colleague',
        password: 'Right-pass-1!',
        terms: '2026-11-20',
      },
    }),
  }
}
