import type { OwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { EndedApplication } from './closed-application.tsx'
import frame from './frame.module.css'
import { ProgressBar } from './progress-bar.tsx'
import { StepMenu } from './step-menu.tsx'

/** An application with nothing to do for the applicant: we are looking at it, or it has ended. */
export function ApplicationStatus({ application }: { application: OwnApplication }) {
  const { state } = application
  if (!applicationStates.is('open', state) && state !== 'accepted') {
    return (
      <MemberPage heading="Your application">
        <EndedApplication application={application} />
      </MemberPage>
    )
  }
  return (
    <MemberPage heading="Your application">
      <p className={frame.standing}>
        <StateTag of={applicationStates} state={state} />
        <span>{applicationStates.of[state].means}</span>
      </p>
      <ProgressBar application={application} step={null} />
      {applicationStates.is('open', state) && (
        <>
          <EmptyState title="It’s our turn now">
            We’re looking at what you’ve done so far, and we’ll email you when there is something to do for you.
          </EmptyState>
          <StepMenu />
        </>
      )}
    </MemberPage>
  )
}
