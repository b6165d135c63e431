import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { CodeField } from '../../../accounts/codes/code-field.tsx'
import { PlaceField } from '../../../accounts/places/place-field.tsx'
import { Consents } from '../../../accounts/registration/consents.tsx'
import { AboutYouStep } from '../../../talent/applications/about-you-step.tsx'
import { ApplicationStatus } from '../../../talent/applications/application-status.tsx'
import { ConfirmForm, ConfirmWays } from '../../../talent/applications/confirm-form.tsx'
import { Resume } from '../../../talent/applications/resume.tsx'
import { StartForm } from '../../../talent/applications/start-form.tsx'
import { waitingStart, type StartValues } from '../../../talent/applications/start-values.ts'
import { StartWords } from '../../../talent/applications/start-words.tsx'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Page } from '../../../ui/page/page.tsx'

/** Leads an applicant to the step that comes next; whoever never applied here goes home. */
function LeadOn() {
  const [query] = useSearchParams()
  const application = useApi('applications.getOwnApplication', {}, { retry: false })
  return (
    <Loaded of={application} height={420} errorMessage="Your application could not be loaded. Please try again.">
      {({ application: own }) => {
        if (own === null) return <Navigate to={paths.vaHome()} replace />
        const isRequested = query.get('step') === 'apply' && own.state !== 'rejected' && own.state !== 'withdrawn'
        if (isRequested || own.next_step === 'apply') return <AboutYouStep />
        const next = own.next_step ?? (own.state === 'started' ? 'skills' : null)
        if (next !== null) return <Navigate to={paths.applyStep(applicationSteps[next].path)} replace />
        return <ApplicationStatus application={own} />
      }}
    </Loaded>
  )
}

/** Who someone is; then the code that proves their mailbox. */
function Start() {
  const [query] = useSearchParams()
  const linked = { key: query.get('key'), email: query.get('email')?.trim() ?? '' }
  const [started, setStarted] = useState(() => waitingStart.read())
  const [sent, setSent] = useState<StartValues | null>(started)
  const isLinked = linked.key !== null && linked.email !== ''
  if (isLinked || sent !== null) {
    const email = isLinked ? linked.email : (sent?.email ?? '')
    return (
      <Page
        heading="Confirm your email"
        lead={
          isLinked
            ? `One more thing for ${email}: choose a password.`
            : `We’ve sent a code to ${email}. It is good for 30 minutes.`
        }
      >
        <ConfirmForm email={email} linkKey={isLinked ? linked.key : null} Code={CodeField} />
        {!isLinked && sent !== null && (
          <ConfirmWays
            values={sent}
            onBack={() => {
              setStarted(sent)
              setSent(null)
            }}
          />
        )}
      </Page>
    )
  }
  return (
    <StartWords>
      <StartForm started={started} onSaved={setSent} Place={PlaceField} Terms={Consents} />
    </StartWords>
  )
}

/** C6.1: /va/apply, where everyone who wants to work with us begins, and comes back to. */
export default function ApplyPage() {
  const { user, status } = useSession()
  const [query] = useSearchParams()
  const resume = query.get('resume')
  if (user && hasPermission(user.permissions, 'virtualassistant') && !hasPermission(user.permissions, 'admin')) {
    return status === 'signed-in' ? <LeadOn /> : null
  }
  if (user) {
    return (
      <Page
        heading="You’re signed in with another kind of account"
        lead={`${user.email} isn’t an assistant’s account. To apply, sign out and use another address.`}
      >
        <div>
          <LinkButton to={paths.home()}>Go to the start page</LinkButton>
        </div>
      </Page>
    )
  }
  if (resume !== null) return <Resume linkKey={resume} />
  return <Start />
}
