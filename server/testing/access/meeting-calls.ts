import type { Actor } from '@talentplace/contract/testing/access-table'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, addressOf, type AccessWorld } from './access-world.ts'

const halfHour = 30 * 60 * 1000
const weekend = [0, 6]

/** Whatever is booked or moved takes a time that no other call of these takes. */
export function meetingCalls({ database, clients }: AccessWorld) {
  // Monday of the week after the world's day, 09:00 in Toronto; sixteen half hours a day.
  const first = Date.parse('2026-11-23T14:00:00Z')
  let taken = 0
  let past = 0

  function nextStart(): string {
    const days = Array.from({ length: 11 }, (_, day) => first + day * 24 * 60 * 60 * 1000).filter(
      (day) => !weekend.includes(new Date(day).getUTCDay()),
    )
    const start = (days[Math.floor(taken / 16)] ?? first) + (taken % 16) * halfHour
    taken += 1
    return new Date(start).toISOString()
  }

  function company(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    const own = actor === 'other client' ? clients.birch : clients.maple
    return whose === 'own' ? own : own === clients.maple ? clients.birch : clients.maple
  }

  /** At times that are on offer to nobody. */
  async function addMeeting(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    past += 1
    const start_at = new Date(Date.parse('2027-01-01T00:00:00Z') + past * halfHour)
    const row = await database.kysely
      .insertInto('meetings')
      .values({
        kind: 'discovery',
        client_uuid: company(actor, whose),
        invitee_name: 'Sam Kerr',
        invitee_email: addressOf(actor),
        start_at,
        end_at: new Date(start_at.getTime() + halfHour),
        timezone: 'America/Toronto',
        source: 'own',
        created_date: start_at,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }
  const timezone = 'America/Toronto'

  return {
    listSlots: () => ({ path: '/meetings/slots?kind=discovery' }),
    listMeetings: (actor, whose) => ({ path: `/client/${company(actor, whose)}/meetings` }),
    bookMeeting: (actor, whose) => {
      const external = { external_id: `${addressOf(actor)} ${whose}`, timezone }
      return {
        path: `/client/${company(actor, whose)}/calendly_event`,
        body: { kind: 'discovery', start: '2026-12-01T15:00:00Z', ...external },
      }
    },
    bookDiscoveryCall: (actor) => ({
      path: '/meetings',
      body: { start: nextStart(), timezone, invitee_name: 'Sam Kerr', invitee_email: addressOf(actor) },
    }),
    rescheduleMeeting: async (actor, whose) => ({
      path: `/meetings/${await addMeeting(actor, whose)}`,
      body: { start: nextStart(), timezone },
    }),
    cancelMeeting: async (actor, whose) => ({ path: `/meetings/${await addMeeting(actor, whose)}` }),
  } satisfies AccessCalls
}
