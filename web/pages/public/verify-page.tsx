import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { confirmByLink } from '../../features/accounts/confirm-by-link.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { requestLogin } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './actions.module.css'

interface ConfirmingProps {
  readonly verificationKey: string
  readonly email: string
  readonly onFailure: (message: string) => void
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
export function VerifyPage() {
  const { verification_key: key = '' } = useParams()
  const [query] = useSearchParams()
  const email = query.get('email')?.trim() ?? ''
  const [problem, setProblem] = useState<string | null>(null)
  if (problem === null) return <Confirming verificationKey={key} email={email} onFailure={setProblem} />
  return (
    <Page heading="Your email could not be verified" lead={<span role="alert">{problem}</span>}>
      <p>
        Links work once and expire after seven days. Sign in to continue: if your address isn’t confirmed yet, we can
        mail you a new code.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => requestLogin({ start: { email } })}>Sign In</Button>
        <Button variant="outline" onClick={() => setProblem(null)}>
          Try again
        </Button>
        <LinkButton variant="quiet" to={paths.home()}>
          Go to the start page
        </LinkButton>
      </div>
    </Page>
  )
}
