import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import type { StaffApplication } from '@talentplace/contract/talent/applications/staff-application.routes'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { Description, DescriptionList } from '../../../ui/description-list.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { AnswersOfApplicant } from './answers-of-applicant.tsx'
import styles from './application-panel.module.css'
import { DecisionForm } from './decision-form.tsx'

const statuses = { done: 'Done', open: 'Waits for the applicant', waiting: 'Later', closed: 'Not done' } as const

function Steps({ steps }: Pick<StaffApplication, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, standing, done_date }) => (
        <li key={name} data-standing={standing}>
          <span>{applicationSteps[name].title}</span>
          <span className={styles.when}>
            {done_date === null ? statuses[standing] : <InstantTime instant={done_date} />}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Facts({ application }: { application: StaffApplication }) {
  const { state, state_date, submitted_date, decision_note, told_reason, reapply_date } = application
  return (
    <DescriptionList>
      {[
        <Description key="state" label="State">
          <StateTag of={applicationStates} state={state} />
        </Description>,
        <Description key="since" label="Since">
          <InstantTime instant={state_date} />
        </Description>,
        <Description key="submitted" label="Handed in">
          {submitted_date === null ? 'Not yet' : <InstantTime instant={submitted_date} />}
        </Description>,
        decision_note !== null && (
          <Description key="note" label="Our note">
            <span className={styles.long}>{decision_note}</span>
          </Description>
        ),
        state === 'rejected' && (
          <Description key="told" label="They were told">
            <span className={styles.long}>{told_reason ?? 'Nothing about why'}</span>
          </Description>
        ),
        reapply_date !== null && (
          <Description key="again" label="May re-apply from">
            {calendarDay(reapply_date)}
          </Description>
        ),
      ]}
    </DescriptionList>
  )
}

interface ApplicationPanelProps {
  /** Of the assistant’s profile. */
  readonly uuid: string
  readonly name: string
  /** What other rooms know of an application: tests, interview, contract. */
  readonly children?: (application: StaffApplication) => ReactNode
}

function Latest({
  application,
  name,
  children,
}: Omit<ApplicationPanelProps, 'uuid'> & { application: StaffApplication }) {
  const mayEdit = useMay('admin_virtualassistant.edit')
  const [deciding, setDeciding] = useState(false)
  const next = applicationStates.next(application.state, 'staff')
  return (
    <div className={styles.body}>
      <Facts application={application} />
      {mayEdit && next.length > 0 && !deciding && (
        <div>
          <Button variant="outline" onClick={() => setDeciding(true)}>
            Decide
          </Button>
        </div>
      )}
      {deciding && <DecisionForm application={application} name={name} onDone={() => setDeciding(false)} />}
      <h3 className={styles.heading}>Steps</h3>
      <Steps steps={application.steps} />
      {children?.(application)}
      <AnswersOfApplicant application={application} />
    </div>
  )
}

function Earlier({ applications }: { applications: readonly StaffApplication[] }) {
  if (applications.length === 0) return null
  return (
    <details className={styles.earlier}>
      <summary>
        {applications.length === 1 ? 'They applied once before' : `They applied ${applications.length} times before`}
      </summary>
      {applications.map((each) => (
        <div key={each.uuid} className={styles.body}>
          <Facts application={each} />
          <AnswersOfApplicant application={each} />
        </div>
      ))}
    </details>
  )
}

/** How an assistant applied: their steps, what they answered, and the decision. Nothing for whoever never applied here. */
export function ApplicationPanel({ uuid, name, children }: ApplicationPanelProps) {
  const list = useApi('applications.listAssistantApplications', { params: { user_uuid: uuid } })
  if (list.data?.count === 0) return null
  return (
    <Panel title="Application">
      <Loaded of={list} height={220} errorMessage="The application could not be loaded. Please try again.">
        {({ applications: [latest, ...earlier] }) =>
          latest && (
            <>
              <Latest key={latest.uuid} application={latest} name={name}>
                {children}
              </Latest>
              <Earlier applications={earlier} />
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
