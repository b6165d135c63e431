import type { JobSummary } from '@talentplace/contract/desk/jobs/job.routes'
import { jobStates } from '@talentplace/contract/desk/jobs/job.states'
import { Tag } from '../../ui/tag.tsx'

/** How a job's state reads: one that someone stopped hasn't failed on its own. */
export function jobStateText({ state, cancelled }: Pick<JobSummary, 'state' | 'cancelled'>): string {
  return cancelled ? 'Cancelled' : jobStates.word(state)
}

export function JobStateTag({ job }: { job: Pick<JobSummary, 'state' | 'cancelled'> }) {
  return <Tag tone={job.cancelled ? 'plain' : jobStates.tone(job.state)}>{jobStateText(job)}</Tag>
}
