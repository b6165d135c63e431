import * as t from '@talentplace/contract/matching/messages/profile'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { IconLock, IconUserOff } from '@tabler/icons-react'
import { paths } from '../../../platform/navigation/paths.ts'
import { requestLogin } from '../../../platform/session/session.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'

interface SignInToSeeProps {
  readonly message: string
  /** Where the first three people of the search are listed; null without a search. */
  readonly firstThree: string | null
  readonly onClose: () => void
}

/** B5.1: a visitor asked for someone beyond their first three. */
export function SignInToSee({ message, firstThree, onClose }: SignInToSeeProps) {
  return (
    <>
      <h1>{t.forSignedIn()}</h1>
      <EmptyState
        icon={<IconLock size={32} stroke={1.5} />}
        title={message}
        actions={
          <>
            <Button onClick={() => requestLogin({ message })}>{t.signIn()}</Button>
            <Button variant="outline" onClick={() => requestLogin({ start: { stage: 'register' } })}>
              {t.createAccount()}
            </Button>
            {firstThree !== null && (
              <LinkButton variant="outline" to={firstThree}>
                {t.seeFirstThree()}
              </LinkButton>
            )}
            <Button variant="quiet" onClick={onClose}>
              {ui.close()}
            </Button>
          </>
        }
      >
        {t.whatAccountGives()}
      </EmptyState>
    </>
  )
}

/** No such person, or no longer here. */
export function NotAvailable() {
  return (
    <>
      <h1>{t.notFound()}</h1>
      <EmptyState
        icon={<IconUserOff size={32} stroke={1.5} />}
        title={t.notAvailable()}
        actions={<LinkButton to={paths.search()}>{t.findAssistant()}</LinkButton>}
      >
        {t.linkMayBeOld()}
      </EmptyState>
    </>
  )
}
