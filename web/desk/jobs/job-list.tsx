import type { JobSummary } from '@talentplace/contract/desk/jobs/job.routes'
import { jobStates } from '@talentplace/contract/desk/jobs/job.states'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateOptions } from '../../ui/list-screen/state-column.tsx'
import { JobStateTag, jobStateText } from './job-state-tag.tsx'

/** E4.1, A6.6: newest first. */
export const jobList = defineList(listSource('operations.listJobs', 'jobs'), {
  views: true,
  title: 'Jobs',
  noun: ['job', 'jobs'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.job(uuid),
  columns: [
    { key: 'kind', label: 'Kind', width: 'wide' },
    {
      key: 'state',
      label: 'State',
      width: 'medium',
      text: jobStateText,
      render: (job: JobSummary) => <JobStateTag job={job} />,
    },
    {
      key: 'attempts',
      label: 'Tries',
      align: 'end',
      width: 'narrow',
      text: ({ attempts, max_attempts }) => `${attempts} of ${max_attempts}`,
      csv: { attempts: ({ attempts }) => attempts, max_attempts: ({ max_attempts }) => max_attempts },
    },
    instantColumn('created_date', 'Created', 'wide'),
    { key: 'run_at', label: 'To run', width: 'wide', render: ({ run_at }) => <InstantTime instant={run_at} /> },
    {
      key: 'finished',
      label: 'Finished',
      width: 'wide',
      render: ({ finished }) => finished !== null && <InstantTime instant={finished} />,
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search kinds' },
    { key: 'state', kind: 'choice', label: 'State', any: 'All', options: stateOptions(jobStates) },
  ],
  defaultSort: [{ by: 'created_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No jobs here', text: 'What is done in the background will be here, for a week after it is done.' },
})
