import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { useId } from 'react'
import { announce } from '../../ui/notice/live-region.tsx'
import { criteriaState } from '../../platform/criteria/criteria-store.ts'
import { BrandLogos } from '../registration/brand-logos.tsx'
import { signUpChoices } from '../registration/sign-up-choices.ts'
import { storedAnswersNow } from '../stages/stored-answers.ts'
import { StageView } from './stage-view.tsx'
import { stageWords } from '../stages/stage-words.ts'
import { useStages } from '../stages/use-stages.ts'
import styles from './sign-up-panel.module.css'

/** The email a link to the sign-up page may carry. */
function linkedEmail(): string | null {
  return new URLSearchParams(window.location.search).get('email')?.trim() || null
}

/** B4.1, B7.1: the stages as a part of a page. A reload comes back to the stage one was at. */
export default function SignUpPanel() {
  const titleId = useId()
  const { stages, view } = useStages({
    setting: 'page',
    start: { stage: storedAnswersNow.read().stage, email: linkedEmail() ?? storedAnswersNow.read().email },
    choices: () => signUpChoices(window.location.search, criteriaState.read().criteria),
    onSignedIn: (user) => announce(t.signedInAs({ name: user.full_name })),
    onOpenSignup: () => undefined,
  })
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <BrandLogos brands={view.state.brands} />
      <h2 id={titleId} className={styles.title}>
        {stageWords(view.state, 'page').title}
      </h2>
      <StageView stages={stages} view={view} />
    </section>
  )
}
