import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, addressOf, ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import { hashOfToken, newMeetingToken } from './meetings/meeting-link.ts'
import type { meetingsOperations } from './meetings.operations.ts'

const halfHour = 30 * 60 * 1000
const weekend = [0, 6]

/** Whatever is booked or moved takes a time that no other call of these takes. */
export function meetingsCalls({ database, clients, assistants }: AccessWorld): AccessCalls<typeof meetingsOperations> {
  // Monday of the week after the world's day, 09:00 in Toronto; sixteen half hours a day.
  const first = Date.parse('2026-11-23T14:00:00Z')
  const timezone = 'America/Toronto'
  const taken = { discovery: 0, interview: 0 }
  let past = 0

  function nextStart(kind: 'discovery' | 'interview' = 'discovery'): string {
    const days = Array.from({ length: 11 }, (_, day) => first + day * 24 * 60 * 60 * 1000).filter(
      (day) => !weekend.includes(new Date(day).getUTCDay()),
    )
    const start = (days[Math.floor(taken[kind] / 16)] ?? first) + (taken[kind] % 16) * halfHour
    taken[kind] += 1
    return new Date(start).toISOString()
  }

  /** At times that are on offer to nobody. */
  async function addMeeting(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const row = await database.kysely
      .insertInto('meetings')
      .values({ ...laterMeeting(actor), kind: 'discovery', client_uuid: ofCompany(clients, actor, whose) })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

  /** One that concerns the assistant, or another one. */
  async function addInvitation(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const concerned_assistant_uuid = whose === 'own' ? assistants.own.uuid : assistants.other.uuid
    const row = await database.kysely
      .insertInto('meetings')
      .values({ ...laterMeeting(actor), kind: 'matching', client_uuid: clients.maple, concerned_assistant_uuid })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

  function laterMeeting(actor: Actor) {
    past += 1
    const start_at = new Date(Date.parse('2027-01-01T00:00:00Z') + past * halfHour)
    return {
      invitee_name: 'Sam Kerr',
      invitee_email: addressOf(actor),
      start_at,
      end_at: new Date(start_at.getTime() + halfHour),
      timezone,
      source: 'own' as const,
      created_date: start_at,
    }
  }

  /** The token of someone's mailed link; of a kind with times of its own, as each takes one. */
  async function addLink(actor: Actor, whose: Whose): Promise<string> {
    const token = newMeetingToken()
    if (whose === 'absent') return token
    await database.kysely
      .insertInto('meetings')
      .values({ ...laterMeeting(actor), kind: 'interview', token_hash: hashOfToken(token) })
      .execute()
    return token
  }

  return {
    listSlots: () => ({ path: '/meetings/slots?kind=discovery' }),
    listMeetings: (actor, whose) => ({ path: `/client/${ofCompany(clients, actor, whose)}/meetings` }),
    bookMeeting: (actor, whose) => {
      const external = { external_id: `${addressOf(actor)} ${whose}`, timezone }
      return {
        path: `/client/${ofCompany(clients, actor, whose)}/calendly_event`,
        body: { kind: 'discovery', start: '2026-12-01T15:00:00Z', ...external },
      }
    },
    bookDiscoveryCall: (actor) => ({
      path: '/meetings',
      body: { start: nextStart(), timezone, invitee_name: 'Sam Kerr', invitee_email: addressOf(actor) },
    }),
    openBookedCall: async (actor, whose) => ({ path: '/meetings/link', body: { token: await addLink(actor, whose) } }),
    moveBookedCall: async (actor, whose) => ({
      path: '/meetings/link',
      body: { token: await addLink(actor, whose), start: nextStart('interview'), timezone },
    }),
    cancelBookedCall: async (actor, whose) => ({
      path: '/meetings/link/cancel',
      body: { token: await addLink(actor, whose) },
    }),
    getMeeting: async (actor, whose) => ({ path: `/meetings/${await addMeeting(actor, whose)}` }),
    getInvitedMeeting: async (actor, whose) => ({ path: `/meetings/${await addInvitation(actor, whose)}/invitation` }),
    rescheduleMeeting: async (actor, whose) => ({
      path: `/meetings/${await addMeeting(actor, whose)}`,
      body: { start: nextStart(), timezone },
    }),
    cancelMeeting: async (actor, whose) => ({ path: `/meetings/${await addMeeting(actor, whose)}` }),
  }
}
