import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { requestLogin, signOut, useSession } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AcceptForm } from './accept-form.tsx'
import styles from './colleagues.module.css'

const heading = 'Join your company'

function InvitationOver({ message }: { message: string }) {
  return (
    <Page heading="This link doesn’t open an invitation" lead={<span role="alert">{message}</span>}>
      <p>If you’ve accepted it, sign in. Otherwise ask your company’s primary contact to send it again.</p>
      <div className={styles.ways}>
        <Button onClick={() => requestLogin()}>Sign In</Button>
        <LinkButton variant="quiet" to={paths.home()}>
          Go to the start page
        </LinkButton>
      </div>
    </Page>
  )
}

/** Where the link of an invitation leads: the invited person makes their account. */
export default function InvitationScreen() {
  const [query] = useSearchParams()
  const key = query.get('key') ?? ''
  const { user } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', key],
    queryFn: () => call('accounts.openInvitation', { body: { key } }),
    retry: false,
    staleTime: Infinity,
  })
  if (error) {
    const isOver = error instanceof ApiFailure && (error.status === 404 || error.status === 400)
    const message = failureMessage(error, 'Your invitation could not be loaded.')
    if (isOver) return <InvitationOver message={message} />
    return (
      <Page heading={heading}>
        <LoadFailure message={message} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page heading={heading}>
        <div aria-busy="true">
          <Skeleton height={320} />
        </div>
      </Page>
    )
  }
  const { company, invited_by, email, colleague_role } = data
  if (user?.email === email) return <Page heading={`Join ${company}`} lead="Welcome! One moment, please." />
  const { label, about } = colleagueRoleWords[colleague_role]
  return (
    <Page heading={`Join ${company}`} lead={`${invited_by} has invited you. Your role: ${label}. ${about}`}>
      {user ? (
        <>
          <p>
            You’re signed in as {user.email}. This invitation is for {email}: sign out first to accept it.
          </p>
          <div>
            <Button onClick={() => void signOut()}>Sign out</Button>
          </div>
        </>
      ) : (
        <AcceptForm invitationKey={key} email={email} />
      )}
    </Page>
  )
}
