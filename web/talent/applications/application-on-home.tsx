import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import frame from './frame.module.css'
import { ProgressBar } from './progress-bar.tsx'

/** Where an applicant’s home page leads: their application, and its next step. Nothing for whoever never applied here. */
export function ApplicationOnHome() {
  const application = useApi('applications.getOwnApplication', {}, { retry: false })
  if (application.data?.application === null) return null
  return (
    <Panel title="Your application">
      <Loaded of={application} height={160} errorMessage="Your application could not be loaded. Please try again.">
        {({ application: own }) =>
          own && (
            <div className={frame.ended}>
              <p className={frame.standing}>
                <StateTag of={applicationStates} state={own.state} />
                <span>{applicationStates.of[own.state].means}</span>
              </p>
              {applicationStates.is('open', own.state) && <ProgressBar application={own} step={null} />}
              <div>
                <LinkButton to={paths.apply()} variant={own.next_step === null ? 'outline' : 'filled'}>
                  {own.next_step === null ? 'See my application' : `Continue: ${applicationSteps[own.next_step].title}`}
                </LinkButton>
              </div>
            </div>
          )
        }
      </Loaded>
    </Panel>
  )
}
