import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, type Language } from '@talentplace/contract/shared/i18n/language'
import { documentLanguage } from '../../billing/invoices/document-wording.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import { bookMeeting } from '@talentplace/contract/hiring/meetings/meeting.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound, HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import { invitedAssistants } from '../../core/calendar/invited-assistants.ts'
import type { MeetingMails } from '../../core/calendar/meeting-mails.ts'
import { ownPhone, placeColumns, type MeetingPlaces } from '../../core/calendar/meeting-place.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import {
  canEditMeetings,
  checkZone,
  meetingOf,
  offeredStart,
  saySlotTaken,
  type MeetingRow,
} from '../../core/calendar/meeting-row.ts'
import { slotEnd, type OfficeHours } from '../../core/calendar/office-hours.ts'

type Wanted = Received<typeof bookMeeting>['body']

/** So that nobody keeps others from our times. */
const maxToCome = 5

export interface MeetingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly office: OfficeHours
  readonly mails: MeetingMails
  readonly places: MeetingPlaces
}

async function checkProject(transaction: Transaction<Tables>, clientUuid: string, project?: string): Promise<void> {
  if (project === undefined) return
  const row = await transaction
    .selectFrom('projects')
    .select('uuid')
    .where('uuid', '=', project)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst()
  if (!row) throw notFound()
}

async function checkRoom(transaction: Transaction<Tables>, clientUuid: string, now: Date): Promise<void> {
  const { toCome } = await transaction
    .selectFrom('meetings')
    .select((select) => select.fn.countAll<number>().as('toCome'))
    .where('client_uuid', '=', clientUuid)
    .where('source', '=', 'own')
    .where('status', '=', 'booked')
    .where('start_at', '>', now)
    .executeTakeFirstOrThrow()
  if (toCome < maxToCome) return
  throw new HttpError(409, 'enough_meetings', refusals.enoughMeetings({ count: maxToCome }))
}

/** What both kinds of meeting keep: for whom it is, and in whose name. */
function whoseMeeting(
  session: Session,
  clientUuid: string,
  wanted: Wanted,
  { now, language }: { now: Date; language: Language },
) {
  return {
    kind: wanted.kind,
    client_uuid: clientUuid,
    project_uuid: wanted.project_uuid ?? null,
    booked_by: session.user_uuid,
    invitee_name: wanted.invitee_name ?? session.full_name,
    invitee_email: wanted.invitee_email ?? session.email,
    timezone: wanted.timezone,
    note: wanted.note,
    language,
    created_date: now,
  }
}
type Whose = ReturnType<typeof whoseMeeting>

/** Step: a meeting made in another calendar; the same id again changes what is kept of it. */
async function recordElsewhere(
  transaction: Transaction<Tables>,
  whose: Whose,
  { start, end, status, external_id = '', cancel_url, reschedule_url }: Wanted,
): Promise<MeetingRow> {
  const [start_at, end_at] = [new Date(start), end === undefined ? slotEnd(new Date(start)) : new Date(end)]
  if (end_at <= start_at) throw invalidField('end', refusals.afterStart())
  const links = { cancel_url: cancel_url ?? null, reschedule_url: reschedule_url ?? null }
  const changing = { start_at, end_at, ...links }
  const { from, to } = meetingStates.stepTo(status, 'system')
  const row = await transaction
    .insertInto('meetings')
    .values({ ...whose, ...changing, status, source: 'calendar', external_id })
    .onConflict((conflict) =>
      conflict
        .column('external_id')
        .doUpdateSet({ ...changing, status: to })
        .where('meetings.client_uuid', '=', whose.client_uuid)
        .where('meetings.status', 'in', [...from, status]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new HttpError(409, 'meeting_known', refusals.meetingKnown())
  await admitCreation(transaction, 'meeting made elsewhere', {
    client_uuid: whose.client_uuid,
    now: whose.created_date,
  })
  return row
}

/** Whom a matching meeting of the subscription concerns: the one person its client is shown for an open role; null: nobody, or several. */
async function concernedAssistant(database: Kysely<Tables>, project_uuid: string): Promise<string | null> {
  const visible = await database
    .selectFrom('role_searches')
    .innerJoin('match_candidates', 'role_search_uuid', 'role_searches.uuid')
    .select('virtualassistant_uuid')
    .distinct()
    .where('role_searches.project_uuid', '=', project_uuid)
    .where('closed_date', 'is', null)
    .where('stage', 'in', candidateStates.sets.shown)
    .limit(2)
    .execute()
  const [only, ...others] = visible
  return others.length > 0 ? null : (only?.virtualassistant_uuid ?? null)
}

/** B8.3: a client's meeting with us. */
export function bookMeetingOperation({ database, clock, office, mails, places }: MeetingDeps) {
  async function takeSlot(transaction: Transaction<Tables>, session: Session, whose: Whose, wanted: Wanted) {
    const now = whose.created_date
    const start_at = offeredStart(office, wanted.start, now)
    // Two at once of one client would both find room.
    await lockRow(transaction, 'clients', whose.client_uuid)
    await checkRoom(transaction, whose.client_uuid, now)
    const { kind, project_uuid } = whose
    const concerned_assistant_uuid =
      kind === 'matching' && project_uuid !== null ? await concernedAssistant(transaction, project_uuid) : null
    const isOwn = session.client_uuid === whose.client_uuid
    const place = placeColumns(places, wanted.place, isOwn ? await ownPhone(transaction, session) : null)
    return transaction
      .insertInto('meetings')
      .values({ ...whose, ...place, concerned_assistant_uuid, start_at, end_at: slotEnd(start_at), source: 'own' })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(saySlotTaken)
  }

  return handle(bookMeeting, (context, { params, body }) => {
    const session = signedIn(context)
    if (!canEditMeetings(session, params.id)) throw notFound()
    checkZone(body.timezone)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const client = await transaction
        .selectFrom('clients')
        .select('uuid')
        .where('uuid', '=', params.id)
        .executeTakeFirst()
      if (!client) throw notFound()
      await checkProject(transaction, params.id, body.project_uuid)
      const language =
        session.client_uuid === params.id
          ? currentLanguage()
          : // Staff, who book for others, may read another language.
            await writtenIn(defaultLanguage, () => documentLanguage(transaction, params.id))
      const whose = whoseMeeting(session, params.id, body, { now, language })
      if (body.external_id !== undefined)
        return mails.toView(meetingOf(await recordElsewhere(transaction, whose, body)))
      const row = await takeSlot(transaction, session, whose, body)
      const booked = meetingOf(row)
      const assistants = await invitedAssistants(transaction, row)
      const sent = mails.booked(booked, { note: body.note, token: null, assistants })
      await queueMeetingMails(transaction, sent, now)
      return mails.toView(booked)
    })
  })
}
