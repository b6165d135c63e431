import { Checkbox } from '@mantine/core'
import type { OwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { agreeToUse, dataConsent } from '@talentplace/contract/talent/applications/data-consent'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useToday } from '../../platform/viewer-zone/use-today.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import frame from './frame.module.css'

function ApplyAgain() {
  const navigate = useNavigate()
  const [agrees, setAgrees] = useState(false)
  const [issue, setIssue] = useState<string | null>(null)
  const again = useSave('applications.applyAgain', {
    reloads: ['applications.*', 'operations.getAssistantHome'],
    errorMessage: 'Your application could not be started. Please try again.',
    onSaved: () => void navigate(paths.applyStep('/va/apply')),
  })
  function begin(): void {
    setIssue(agrees ? null : agreeToUse)
    if (agrees) again.mutate({ body: { data_version: dataConsent.version } })
  }
  return (
    <div className={frame.again}>
      <Checkbox
        label={dataConsent.text}
        checked={agrees}
        error={issue}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
      />
      <FormFailure failure={again.failure} />
      <div>
        <Button busy={again.isPending} onClick={begin}>
          Apply again
        </Button>
      </div>
    </div>
  )
}

/** What someone reads whose application has ended without them joining, and what they can do. */
export function EndedApplication({ application }: { application: OwnApplication }) {
  const { state, told_reason, reapply_date } = application
  const today = useToday()
  const waits = reapply_date !== null && today !== null && reapply_date > today
  return (
    <Panel title={state === 'withdrawn' ? 'You withdrew your application' : 'We won’t be going ahead this time'}>
      <div className={frame.ended}>
        <p className={frame.standing}>
          <StateTag of={applicationStates} state={state} />
        </p>
        {state === 'rejected' && <p>Thank you for the time you gave to it. We know this isn’t what you hoped for.</p>}
        {told_reason !== null && <blockquote className={frame.reason}>{told_reason}</blockquote>}
        {waits ? (
          <>
            <p>
              You’re welcome to apply again from <strong>{calendarDay(reapply_date)}</strong>. What you entered is kept,
              so you won’t start from nothing.
            </p>
            <div>
              <LinkButton variant="outline" to={paths.contactUs()}>
                Write to us
              </LinkButton>
            </div>
          </>
        ) : (
          <>
            <p>You can apply again whenever you like. What you entered last time is there to be changed.</p>
            <ApplyAgain />
          </>
        )}
      </div>
    </Panel>
  )
}
