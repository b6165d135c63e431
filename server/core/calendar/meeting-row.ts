import * as t from '@talentplace/contract/core/messages/refusals'
import type { MeetingFacts } from '@talentplace/contract/core/calendar/meeting'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Selectable, Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import { isKnownZone, offsetAt } from '../../platform/clock/zones.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField, notFound, HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { ratePlanOfRow } from './meeting-place.ts'
import { offeredSlots, type OfficeHours } from './office-hours.ts'

export type MeetingRow = Selectable<Tables['meetings']>

/** With the language it was booked in. */
export type MeetingRecord = MeetingFacts & Pick<MeetingRow, 'language'>

export function meetingOf(row: MeetingRow): MeetingRecord {
  const { uuid, kind, timezone, invitee_name, invitee_email, project_uuid, source, cancel_url, reschedule_url } = row
  return {
    uuid,
    kind,
    start: row.start_at.toISOString(),
    end: row.end_at.toISOString(),
    timezone,
    timezone_offset: offsetAt(timezone, row.start_at) ?? 0,
    invitee_name,
    invitee_email,
    project_uuid,
    source,
    cancel_url,
    reschedule_url,
    status: row.status,
    place: ratePlanOfRow(row),
    revision: row.revision,
    language: row.language,
    revised: (row.revised_date ?? row.created_date).toISOString(),
  }
}

function isOwnMeeting(session: Session, clientUuid: string | null): boolean {
  return (
    hasPermission(session.permissions, 'client') && session.client_uuid !== null && session.client_uuid === clientUuid
  )
}

/** One's own company's meetings, or (staff) anybody's to book and move. */
export function canEditMeetings(session: Session, clientUuid: string | null): boolean {
  return isOwnMeeting(session, clientUuid) || hasPermission(session.permissions, 'admin_meeting.edit')
}

/** One's own company's meetings, or (staff) anybody's. */
export function maySeeMeetings(session: Session, clientUuid: string | null): boolean {
  return canEditMeetings(session, clientUuid) || hasPermission(session.permissions, 'admin_client.view')
}

/** A meeting still to come, held until the transaction ends. @throws HttpError 404 or 409 */
export async function lockMeeting(
  transaction: Transaction<Tables>,
  session: Session,
  uuid: string,
  now: Date,
): Promise<MeetingRow> {
  const row = await lockRow(transaction, 'meetings', uuid)
  if (!row || row.application_uuid !== null || !canEditMeetings(session, row.client_uuid)) throw notFound()
  return checkStillToCome(row, now)
}

/** @throws HttpError 409 */
export function checkStillToCome(row: MeetingRow, now: Date): MeetingRow {
  if (row.status !== 'booked' || row.start_at <= now) {
    throw new HttpError(409, 'meeting_over', t.meetingOver())
  }
  return row
}

/** @throws HttpError 400 */
export function checkZone(timezone: string): void {
  if (!isKnownZone(timezone)) throw invalidField('timezone', t.unknownZone())
}

const notOffered = 'Choose one of the times on offer'

/** A slot of ours that begins at this instant. @throws HttpError 400 */
export function offeredStart(office: OfficeHours, start: string, now: Date): Date {
  const at = Date.parse(start)
  const slot = offeredSlots(office, now).find((each) => each.getTime() === at)
  if (!slot) throw invalidField('start', notOffered)
  return slot
}

/** Says that someone was quicker. @throws HttpError 409, or the error itself */
export function saySlotTaken(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'meetings_own_slot') {
    throw new HttpError(409, 'slot_taken', t.slotTaken())
  }
  throw error
}
