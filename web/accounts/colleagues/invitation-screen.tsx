import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role-words'
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

function InvitationOver({ message }: { message: string }) {
  return (
    <Page heading={t.noInvitation()} lead={<span role="alert">{message}</span>}>
      <p>{t.noInvitationText()}</p>
      <div className={styles.ways}>
        <Button onClick={() => requestLogin()}>{t.signIn()}</Button>
        <LinkButton variant="quiet" to={paths.home()}>
          {t.startPage()}
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
    const message = failureMessage(error, t.invitationNotLoaded())
    if (isOver) return <InvitationOver message={message} />
    return (
      <Page heading={t.join()}>
        <LoadFailure message={message} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page heading={t.join()}>
        <div aria-busy="true">
          <Skeleton height={320} />
        </div>
      </Page>
    )
  }
  const { company, invited_by, email, colleague_role } = data
  if (user?.email === email) return <Page heading={t.joinCompany({ company })} lead={t.welcome()} />
  const { label, about } = colleagueRoleWords[colleague_role]
  return (
    <Page
      heading={t.joinCompany({ company })}
      lead={t.invitedBy({ inviter: invited_by, role: label(), about: about() })}
    >
      {user ? (
        <>
          <p>{t.signOutFirst({ current: user.email, email })}</p>
          <div>
            <Button onClick={() => void signOut()}>{t.signOut()}</Button>
          </div>
        </>
      ) : (
        <AcceptForm invitationKey={key} email={email} />
      )}
    </Page>
  )
}
