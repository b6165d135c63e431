import {
  applicationSteps,
  isStepOpen,
  type ApplicationStep,
} from '@talentplace/contract/talent/applications/application-steps'
import type { OwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { OnceLoaded } from '../../ui/loading/once-loaded.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { EndedApplication } from './closed-application.tsx'
import frame from './frame.module.css'
import { ProgressBar } from './progress-bar.tsx'
import { StepMenu } from './step-menu.tsx'

interface ApplicationFrameProps {
  /** The step that this page is. */
  readonly step: ApplicationStep
  readonly lead: string
  readonly children: (application: OwnApplication) => ReactNode
}

const errorMessage = 'Your application could not be loaded. Please try again.'

/** The way to the step that comes next, where it is another one. */
export function NextStep({
  application: { next_step, state },
  step,
}: {
  application: OwnApplication
  step: ApplicationStep
}) {
  if (next_step === null || next_step === step) return null
  const { title, path } = applicationSteps[next_step]
  return (
    <LinkButton
      // What can still be changed here keeps its own button, and that one comes first.
      variant={isStepOpen(step, state) ? 'outline' : 'filled'}
      to={paths.applyStep(path)}
    >
      Continue: {title}
    </LinkButton>
  )
}

function StepItself({
  step,
  application,
  children,
}: Omit<ApplicationFrameProps, 'lead'> & { application: OwnApplication }) {
  const status = application.steps.find(({ name }) => name === step)?.standing
  if (status === 'waiting') {
    return (
      <EmptyState title="This step comes later" actions={<NextStep application={application} step={step} />}>
        It opens once you get that far.
      </EmptyState>
    )
  }
  return (
    <>
      {children(application)}
      {status === 'done' && application.state !== 'started' && application.next_step !== null && (
        <div>
          <NextStep application={application} step={step} />
        </div>
      )}
    </>
  )
}

/** The page of a step: how far the application is, the step itself, and the ways out of it. */
export function ApplicationFrame({ step, lead, children }: ApplicationFrameProps) {
  const application = useApi('applications.getOwnApplication', {})
  return (
    <MemberPage heading={applicationSteps[step].title} lead={lead}>
      <Loaded of={application} height={320} errorMessage={errorMessage}>
        {({ application: own }) =>
          own === null ? (
            <Navigate to={paths.vaHome()} replace />
          ) : applicationStates.is('open', own.state) || own.state === 'accepted' ? (
            <>
              <div className={frame.head}>
                <p className={frame.standing}>
                  <StateTag of={applicationStates} state={own.state} />
                  <span>{applicationStates.of[own.state].means}</span>
                </p>
                <ProgressBar application={own} step={step} />
              </div>
              <OnceLoaded fallback={<Skeleton height={320} />}>
                <StepItself step={step} application={own}>
                  {children}
                </StepItself>
                {applicationStates.is('open', own.state) && <StepMenu />}
              </OnceLoaded>
            </>
          ) : (
            <EndedApplication application={own} />
          )
        }
      </Loaded>
    </MemberPage>
  )
}
