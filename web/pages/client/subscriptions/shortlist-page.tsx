import type { ShortlistedCandidate } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { InterviewBooking } from '../../../hiring/meetings/interview-booking.tsx'
import { ShortlistRecord } from '../../../hiring/match-board/shortlist-record.tsx'
import { useBookInterview } from '../../../hiring/match-board/use-book-interview.ts'

function Interview({ candidate, project }: { candidate: ShortlistedCandidate; project: string }) {
  const { book, isPending, failure } = useBookInterview(project, candidate)
  return <InterviewBooking name={candidate.display_name} busy={isPending} failure={failure} onBook={book} />
}

const interviewOf = (candidate: ShortlistedCandidate, project: string) => (
  <Interview candidate={candidate} project={project} />
)

/** /client/projects/shortlist/{project_uuid}. */
export default function ShortlistPage({ project_uuid }: { project_uuid: string }) {
  return <ShortlistRecord project_uuid={project_uuid} renderInterview={interviewOf} />
}
