import type { SearchIndex } from '../matching/search-index/search-index.ts'
import { meetingMails } from '../core/calendar/meeting-mails.ts'
import type { MeetingPlaces } from '../core/calendar/meeting-place.ts'
import type { OfficeHours } from '../core/calendar/office-hours.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Sender } from '../platform/mail/mail-layout.ts'
import { acceptCandidateOperation } from './match-board/accept-candidate.ts'
import { addCandidateOperation } from './match-board/add-candidate.ts'
import { answerShortlistOperation } from './match-board/answer-shortlist.ts'
import { bookInterviewOperation } from './match-board/book-interview.ts'
import { getMatchBoardOperation } from './match-board/get-match-board.ts'
import { getShortlistOperation } from './match-board/get-shortlist.ts'
import { listOpenRolesOperation } from './match-board/list-open-roles.ts'
import { moveCandidateOperation } from './match-board/move-candidate.ts'
import { saveRoleSearchOperation } from './match-board/save-role-search.ts'
import { suggestCandidatesOperation } from './match-board/suggest-candidates.ts'

/** From an open role to someone who has it: staff's boards, and what a client sees of them. */
export function matchBoardOperations(deps: {
  database: Database
  clock: Clock
  index: SearchIndex
  configuration: Sender & {
    readonly timeRules: { readonly officeZone: string; readonly officeRegion: string }
    readonly links: { readonly client_support: string }
    readonly officeHours: OfficeHours
    readonly meetingPlaces: MeetingPlaces
  }
}) {
  const { links, officeHours, meetingPlaces: places, timeRules } = deps.configuration
  const { officeZone: timezone, officeRegion: region } = timeRules
  const mails = meetingMails({ ...deps.configuration, team: links.client_support })
  const all = { ...deps, office: { timezone, region } }
  return {
    listOpenRoles: listOpenRolesOperation(all),
    getMatchBoard: getMatchBoardOperation(all),
    suggestCandidates: suggestCandidatesOperation(all),
    addCandidate: addCandidateOperation(all),
    saveRoleSearch: saveRoleSearchOperation(all),
    moveCandidate: moveCandidateOperation(all),
    acceptCandidate: acceptCandidateOperation(all),
    getShortlist: getShortlistOperation(all),
    answerShortlist: answerShortlistOperation(all),
    bookInterview: bookInterviewOperation({ ...all, officeHours, mails, places }),
  }
}
