import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../ui/notice/live-region.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { LanguageLink } from '../../platform/languages/language-link.tsx'
import { criteriaState } from '../../platform/criteria/criteria-store.ts'
import { goTo } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { answerLogin, loginRequest, type LoginOptions } from '../../platform/session/login-request.ts'
import { useSession } from '../../platform/session/session.ts'
import { signUpChoices } from '../registration/sign-up-choices.ts'
import { storedAnswersNow } from '../stages/stored-answers.ts'
import { StageView } from './stage-view.tsx'
import { stageWords } from '../stages/stage-words.ts'
import { useStages } from '../stages/use-stages.ts'
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

/** Signing in in another tab is signing in here. */
function useSignInElsewhere(): void {
  const { status } = useSession()
  const wasSignedOut = useRef(false)
  useEffect(() => {
    if (status === 'signed-out') wasSignedOut.current = true
    else if (status === 'signed-in' && wasSignedOut.current) answerLogin(true)
  }, [status])
}

/** A1: the stages over any page. Closing answers whoever asked for it and gives focus back to where it was. */
export function SignInDialog({ request }: { request: LoginOptions }) {
  const { status } = useSession()
  useFocusReturn()
  useSignInElsewhere()
  const { stages, view } = useStages({
    setting: 'dialog',
    start: { email: storedAnswersNow.read().email, ...request.start },
    choices: () => signUpChoices(window.location.search, criteriaState.read().criteria),
    onSignedIn(user) {
      answerLogin(true)
      announce(t.signedInAs({ name: user.full_name }))
    },
    onOpenSignup() {
      answerLogin(false)
      goTo(paths.signup(window.location.pathname === paths.signup() ? window.location.search : ''))
    },
  })
  return (
    <Dialog
      opened
      title={stageWords(view.state, 'dialog').title}
      wide={view.state.stage === 'register'}
      onClose={() => answerLogin(status === 'signed-in')}
    >
      {request.message && <p className={styles.message}>{request.message}</p>}
      <StageView stages={stages} view={view} />
      <p className={styles.language}>
        <LanguageLink />
      </p>
    </Dialog>
  )
}
