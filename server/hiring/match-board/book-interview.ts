import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { bookInterview } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { MeetingMails } from '../../core/calendar/meeting-mails.ts'
import { checkZone, meetingOf, offeredStart, saySlotTaken } from '../../core/calendar/meeting-row.ts'
import { invitedAssistants } from '../../core/calendar/invited-assistants.ts'
import { ownPhone, placeColumns, type MeetingPlaces } from '../../core/calendar/meeting-place.ts'
import { slotEnd, type OfficeHours } from '../../core/calendar/office-hours.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import { candidateOf, changeStage, lockCandidate } from './lock-candidate.ts'
import { readShortlist } from './read-shortlist.ts'
import { notifyBoards } from './notifications.ts'
import { lockSubscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { BoardDeps } from './board-deps.ts'

type InterviewDeps = BoardDeps & {
  readonly officeHours: OfficeHours
  readonly mails: MeetingMails
  readonly places: MeetingPlaces
}

/** E2: the client meets someone of their shortlist, in one of our own free times. */
export function bookInterviewOperation({ database, clock, officeHours, mails, places }: InterviewDeps) {
  return handle(bookInterview, (context, { params: { uuid, candidate_uuid }, body: { start, timezone, version } }) => {
    const session = signedIn(context)
    const at = clock.now()
    checkZone(timezone)
    return database.kysely.transaction().execute(async (transaction) => {
      const project = await lockSubscription(transaction, session, uuid)
      const start_at = offeredStart(officeHours, start, at)
      const about = { project_uuid: uuid, candidate_uuid, version }
      const { virtualassistant_uuid } = await candidateOf(transaction, about)
      const assistant = await lockRow(transaction, 'assistants', virtualassistant_uuid)
      const { search, candidate } = await lockCandidate(transaction, about)
      if (candidate.stage === 'meeting_booked') {
        throw new HttpError(409, 'booked_already', refusals.interviewBooked())
      }
      if (!candidateStates.is('shown', candidate.stage)) {
        throw new HttpError(409, 'wrong_stage', refusals.notOnShortlist())
      }
      const meeting = await transaction
        .insertInto('meetings')
        .values({
          kind: 'interview',
          client_uuid: project.client_uuid,
          project_uuid: uuid,
          booked_by: session.user_uuid,
          invitee_name: session.full_name,
          invitee_email: session.email,
          timezone,
          note: `Interview with ${assistant?.display_name ?? 'a candidate'}`,
          created_date: at,
          language: currentLanguage(),
          start_at,
          end_at: slotEnd(start_at),
          ...placeColumns(places, undefined, await ownPhone(transaction, session)),
          source: 'own',
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(saySlotTaken)
      const hours_per_month = candidate.held_hours ?? 1
      const move = {
        search,
        candidate,
        stage: 'meeting_booked',
        who: 'client',
        reason: '',
        hours_per_month,
        at,
      } as const
      await changeStage(transaction, move)
      await transaction
        .updateTable('match_candidates')
        .set({ meeting_uuid: meeting.uuid })
        .where('uuid', '=', candidate_uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'project.interview_booked',
        entity: `project:${uuid}`,
        details: { candidate_uuid, virtualassistant_uuid, meeting_uuid: meeting.uuid },
      })
      await notifyBoards(transaction, uuid)
      const assistants = await invitedAssistants(transaction, meeting)
      const sent = mails.booked(meetingOf(meeting), { note: meeting.note, token: null, assistants })
      await queueMeetingMails(transaction, sent, at)
      return readShortlist(transaction, project)
    })
  })
}
