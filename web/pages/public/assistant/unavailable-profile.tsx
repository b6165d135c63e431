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
      <h1>This profile is for signed-in people</h1>
      <EmptyState
        icon={<IconLock size={32} stroke={1.5} />}
        title={message}
        actions={
          <>
            <Button onClick={() => requestLogin({ message })}>Sign In</Button>
            <Button variant="outline" onClick={() => requestLogin({ start: { stage: 'register' } })}>
              Create an account
            </Button>
            {firstThree !== null && (
              <LinkButton variant="outline" to={firstThree}>
                See the first three
              </LinkButton>
            )}
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        Without an account you can open the first three people of your results. With one, which is free, you see
        everyone: their week beside yours, what they know, their reviews and every part of their match.
      </EmptyState>
    </>
  )
}

/** No such person, or no longer here. */
export function NotAvailable() {
  return (
    <>
      <h1>Profile not found</h1>
      <EmptyState
        icon={<IconUserOff size={32} stroke={1.5} />}
        title="This virtual assistant is no longer available."
        actions={<LinkButton to={paths.search()}>Find an assistant</LinkButton>}
      >
        The link may be old or cut short.
      </EmptyState>
    </>
  )
}
