import { applicationSteps, type ApplicationStep } from '@talentplace/contract/applications/application-steps'
import type { OwnApplication } from '@talentplace/contract/applications/application.routes'
import { applicationStates } from '@talentplace/contract/applications/application.states'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'

interface ApplicationFrameProps {
  /** The step that this page is. */
  readonly step: ApplicationStep
  readonly lead: string
  readonly children: (application: OwnApplication) => ReactNode
}

/** The page of a step: how far the application is, and the step itself. */
export function ApplicationFrame({ step, lead, children }: ApplicationFrameProps) {
  const application = useApi('applications.getOwnApplication', {})
  return (
    <MemberPage heading={applicationSteps[step].title} lead={lead}>
      <Loaded of={application} height={320} otherwise="Your application could not be loaded. Please try again.">
        {(own) => (
          <>
            <p>{applicationStates.of[own.state].means}</p>
            {children(own)}
          </>
        )}
      </Loaded>
    </MemberPage>
  )
}
