import * as t from '@talentplace/contract/accounts/messages/confirm-email'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { openMailedLink, unconfirmed, type UnconfirmedLink } from '../../accounts/registration/confirm-by-link.ts'
import { ConfirmEmail } from '../../accounts/registration/confirm-email.tsx'
import { NewLink } from '../../accounts/registration/new-link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { requestLogin } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import styles from './actions.module.css'

interface NotConfirmedProps {
  readonly email: string
  readonly failure: UnconfirmedLink
  readonly onAgain: () => void
}

function NotConfirmed({ email, failure, onAgain }: NotConfirmedProps) {
  const needsNewLink = !failure.mayWorkLater && email !== ''
  return (
    <Page heading={t.couldNotVerify()} lead={<span role="alert">{failure.message}</span>}>
      {failure.mayWorkLater ? <p>{t.nothingLost()}</p> : <p>{needsNewLink ? t.linksWorkOnce() : t.linksAndCode()}</p>}
      <div className={styles.actions}>
        {failure.mayWorkLater && <Button onClick={onAgain}>{t.tryAgain()}</Button>}
        {needsNewLink && <NewLink email={email} />}
        <Button
          variant={failure.mayWorkLater || needsNewLink ? 'outline' : 'filled'}
          onClick={() => requestLogin({ start: { email } })}
        >
          {t.signIn()}
        </Button>
        <LinkButton variant="quiet" to={paths.home()}>
          {t.startPage()}
        </LinkButton>
      </div>
    </Page>
  )
}

/**
 * B7.5: where the link in the registration mail leads. It says what its button will do; a good key, once pressed, signs
 * this browser out and asks to sign in.
 */
export default function VerifyPage() {
  const navigate = useNavigate()
  const { verification_key: key = '' } = useParams()
  const [query] = useSearchParams()
  const email = query.get('email')?.trim() ?? ''
  const [rejected, setRejected] = useState<UnconfirmedLink | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['verification', key, email],
    queryFn: () => openMailedLink({ key, email }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const failure = rejected ?? (error ? unconfirmed(error) : null)
  function again(): void {
    setRejected(null)
    if (error) void refetch()
  }
  if (failure !== null) return <NotConfirmed email={email} failure={failure} onAgain={again} />
  if (data === undefined) return <Page heading={t.title()} lead={t.oneMoment()} />
  return (
    <ConfirmEmail
      link={{ key, email }}
      entered={data}
      onReady={() => navigate(paths.home(), { replace: true })}
      onFailure={setRejected}
    />
  )
}
