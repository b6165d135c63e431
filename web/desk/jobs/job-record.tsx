import type { Job } from '@talentplace/contract/desk/jobs/job.routes'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { JobStateTag } from './job-state-tag.tsx'
import styles from './job.module.css'

const list = { label: 'Jobs', to: staffPaths.jobs() }
const shows = {
  reloads: ['operations.listJobs', 'operations.getJob'],
  reloadsOnError: true,
  errorMessage: 'Nothing was changed. Please try again.',
  onRejected: (message: string) => notify({ kind: 'error', message }),
} as const

const instantOf = (instant: string | null): ReactNode => instant !== null && <InstantTime instant={instant} />

function Steps({ job: { uuid, state } }: { job: Job }) {
  const retry = useSave('operations.retryJob', {
    ...shows,
    onSaved: () => notify({ kind: 'success', message: 'The job is tried again now.' }),
  })
  const cancel = useSave('operations.cancelJob', {
    ...shows,
    onSaved: () => notify({ kind: 'success', message: 'The job is cancelled. It can still be retried.' }),
  })
  if (state === 'failed') {
    return (
      <Button busy={retry.isPending} onClick={() => retry.mutate({ params: { uuid } })}>
        Retry the job
      </Button>
    )
  }
  if (state !== 'new') return null
  return (
    <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate({ params: { uuid } })}>
      Cancel the job
    </Button>
  )
}

function Facts({ job }: { job: Job }) {
  const facts: Record<string, ReactNode> = {
    Tries: `${job.attempts} of ${job.max_attempts}`,
    Created: instantOf(job.created_date),
    [job.state === 'new' ? 'Runs from' : 'To run from']: instantOf(job.run_at),
    'Last started': instantOf(job.started),
    Finished: instantOf(job.finished),
  }
  return (
    <Panel title="Job">
      <DescriptionList>
        {Object.entries(facts).flatMap(([label, value]) =>
          value
            ? [
                <Description key={label} label={label}>
                  {value}
                </Description>,
              ]
            : [],
        )}
      </DescriptionList>
    </Panel>
  )
}

/** /admin/jobs/{job_uuid}. */
export default function JobRecord({ job_uuid: uuid }: { job_uuid: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('operations.getJob', { params: { uuid } })}
      name={({ kind }) => kind}
      kind="Job"
      missing={{
        title: 'There is no such job',
        text: 'There never was one at this address, or it is done and no longer kept: that is a week.',
      }}
      loading={[220, 120]}
      renderAbout={(job) => <JobStateTag job={job} />}
      renderActions={(job) => <Steps job={job} />}
    >
      {(job) => (
        <>
          <Facts job={job} />
          {job.error !== null && (
            <Panel title="Why it failed last">
              <pre className={styles.text}>{job.error}</pre>
            </Panel>
          )}
          <Panel title="What it was given" lead="Names, addresses, texts and keys are hidden.">
            <pre className={styles.text}>{job.payload}</pre>
          </Panel>
        </>
      )}
    </RecordScreen>
  )
}
