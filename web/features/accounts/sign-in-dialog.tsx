import { useEffect, useState } from 'react'
import { announce } from '../../ui/live-region.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { answerLogin, loginRequest, type LoginOptions } from '../../platform/session/login-request.ts'
import { useSession } from '../../platform/session/session.ts'
import { SignInStage } from './sign-in-stage.tsx'
import styles from './sign-in-dialog.module.css'

/** Gives focus back to where it was before the dialog; to the page's content when that is gone. */
function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const target = before instanceof HTMLElement && before !== document.body ? before : null
      // Once React has put the page in its new state.
      requestAnimationFrame(() => {
        if (loginRequest.read() === null)
          (target?.isConnected ? target : document.getElementById('main'))?.focus({ preventScroll: true })
      })
    },
    [before],
  )
}

/** A1.1: signing in over any page. Closing answers whoever asked for it and gives focus back to where it was. */
export function SignInDialog({ request }: { request: LoginOptions }) {
  const { status } = useSession()
  useFocusReturn()
  return (
    <Dialog opened title="Sign in" onClose={() => answerLogin(status === 'signed-in')}>
      {request.message && <p className={styles.message}>{request.message}</p>}
      <SignInStage
        onSignedIn={(user) => {
          answerLogin(true)
          announce(`You are signed in as ${user.full_name}`)
        }}
        onLeave={() => answerLogin(false)}
      />
    </Dialog>
  )
}
