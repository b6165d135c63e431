import { zoneName } from '@talentplace/contract/shared/zone-name'
import type { CronJob } from '@talentplace/contract/desk/cronjobs/cronjob.routes'
import { jobStates } from '@talentplace/contract/desk/jobs/job.states'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './cron-job.module.css'

const list = { label: 'Cron Jobs', to: staffPaths.cronJobs() }
const shows = {
  reloads: ['operations.listCronJobs', 'operations.getCronJob', 'operations.listJobs'],
  reloadsOnError: true,
  errorMessage: 'Nothing was changed. Please try again.',
  onRejected: (message: string) => notify({ kind: 'error', message }),
} as const

function RunButton({ uuid }: { uuid: string }) {
  const run = useSave('operations.runCronJob', {
    ...shows,
    onSaved: () => notify({ kind: 'success', message: 'It runs now.' }),
  })
  return (
    <Button busy={run.isPending} onClick={() => run.mutate({ params: { uuid } })}>
      Run it now
    </Button>
  )
}

/** Switching off what bills, reminds or cleans is asked about; switching on isn't. */
function Switch({ cron: { uuid, name, enabled, version } }: { cron: CronJob }) {
  const [asking, setAsking] = useState(false)
  const save = useSave('operations.saveCronJob', {
    ...shows,
    onSaved({ enabled: isOn }) {
      setAsking(false)
      notify({ kind: 'success', message: isOn ? 'It runs by the clock again.' : 'It runs only by hand now.' })
    },
  })
  const set = (on: boolean) => save.mutate({ params: { uuid }, body: { version, enabled: on } })
  if (!enabled) {
    return (
      <Button variant="outline" busy={save.isPending} onClick={() => set(true)}>
        Switch it on
      </Button>
    )
  }
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Switch it off
      </Button>
      <Dialog opened={asking} title={`Switch ${name} off?`} onClose={close}>
        <div className={styles.question}>
          <p>What it does isn’t done until it is switched on again or run by hand.</p>
          <div className={styles.actions}>
            <Button data-autofocus variant="outline" onClick={close}>
              Keep it on
            </Button>
            <Button variant="danger" busy={save.isPending} onClick={() => set(false)}>
              Switch it off
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

function LastRun({ cron: { last_run, last_state, last_job_uuid } }: { cron: CronJob }) {
  if (last_run === null || last_state === null || last_job_uuid === null)
    return 'Not within the time that jobs are kept'
  return (
    <span className={styles.last}>
      <Link to={staffPaths.job(last_job_uuid)}>
        <InstantTime instant={last_run} />
      </Link>
      <StateTag of={jobStates} state={last_state} />
    </span>
  )
}

/** /admin/cronjobs/{cronjob_uuid}. */
export default function CronJobRecord({ cronjob_uuid: uuid }: { cronjob_uuid: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('operations.getCronJob', { params: { uuid } })}
      name={({ name }) => name}
      kind="Cron Job"
      missing={{ title: 'There is no such cron job', text: 'There never was one at this address.' }}
      loading={[220, 120]}
      renderAbout={({ enabled }) => (
        <Tag tone={enabled ? 'good' : 'notice'}>{enabled ? 'By the clock' : 'Only by hand'}</Tag>
      )}
      renderActions={() => <RunButton uuid={uuid} />}
    >
      {(cron) => (
        <>
          <Panel
            title="When it runs"
            actions={
              <LinkButton variant="quiet" to={staffPaths.jobs({ search: cron.name })}>
                See its runs
              </LinkButton>
            }
          >
            <DescriptionList>
              {[
                <Description key="schedule" label="Schedule">
                  {cron.schedule} ({zoneName(cron.zone)})
                </Description>,
                <Description key="last" label="Last run">
                  <LastRun cron={cron} />
                </Description>,
                <Description key="next" label="Next run">
                  {cron.next_run === null ? 'Only by hand' : <InstantTime instant={cron.next_run} />}
                </Description>,
              ]}
            </DescriptionList>
          </Panel>
          <Panel title="By the clock">
            <Switch key={cron.version} cron={cron} />
          </Panel>
        </>
      )}
    </RecordScreen>
  )
}
