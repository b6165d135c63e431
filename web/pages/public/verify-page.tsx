import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { confirmByLink, type UnconfirmedLink } from '../../features/accounts/registration/confirm-by-link.ts'
import { NewLink } from '../../features/accounts/registration/new-link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { requestLogin } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import styles from './actions.module.css'

interface ConfirmingProps {
  readonly verificationKey: string
  readonly email: string
  readonly onFailure: (failure: UnconfirmedLink) => void
}

function Confirming({ verificationKey, email, onFailure }: ConfirmingProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = (): unknown => navigate(paths.home(), { replace: true })
    const confirm = async (): Promise<void> => {
      const failure = await confirmByLink({ key: verificationKey, email, onReady: leave })
      if (failure !== null) onFailure(failure)
    }
    void confirm()
  }, [verificationKey, email, onFailure, navigate])
  return <Page heading="Verifying your email" lead="One moment, please." />
}

/** B7.5: where the link in the registration mail leads. A good key signs this browser out and asks to sign in. */
export default function VerifyPage() {
  const { verification_key: key = '' } = useParams()
  const [query] = useSearchParams()
  const email = query.get('email')?.trim() ?? ''
  const [failure, setFailure] = useState<UnconfirmedLink | null>(null)
  if (failure === null) return <Confirming verificationKey={key} email={email} onFailure={setFailure} />
  const needsNewLink = !failure.mayWorkLater && email !== ''
  return (
    <Page heading="Your email could not be verified" lead={<span role="alert">{failure.message}</span>}>
      {failure.mayWorkLater ? (
        <p>Nothing is lost. Wait a moment, then try again.</p>
      ) : (
        <p>
          Links work once and expire after seven days. If you’ve used this one already, sign in.{' '}
          {needsNewLink
            ? 'Otherwise get a new one by email.'
            : 'If your address isn’t confirmed yet, we’ll email you a new code.'}
        </p>
      )}
      <div className={styles.actions}>
        {failure.mayWorkLater && <Button onClick={() => setFailure(null)}>Try again</Button>}
        {needsNewLink && <NewLink email={email} />}
        <Button
          variant={failure.mayWorkLater || needsNewLink ? 'outline' : 'filled'}
          onClick={() => requestLogin({ start: { email } })}
        >
          Sign In
        </Button>
        <LinkButton variant="quiet" to={paths.home()}>
          Go to the start page
        </LinkButton>
      </div>
    </Page>
  )
}
