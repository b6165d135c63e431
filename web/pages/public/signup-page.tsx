import * as t from '@talentplace/contract/accounts/messages/sign-up'
import { Rich } from '../../ui/rich.tsx'
import { Link, useLocation } from 'react-router'
import { SignUp } from '../../accounts/sign-in/sign-up.tsx'
import { ClientVoices } from '../../subscriptions/feedback/client-voices.tsx'
import { useSession } from '../../platform/session/session.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Faqs } from './signup/faqs.tsx'
import { Promises } from './signup/promises.tsx'
import styles from './signup-page.module.css'

/** B7: the client sign-up page. What the address carries goes along with the registration. */
export default function SignupPage() {
  const { user } = useSession()
  const { key } = useLocation()
  if (user) {
    return (
      <Page heading={t.haveAccount()} lead={t.signedInAs({ name: user.full_name })}>
        <div>
          <LinkButton to={paths.search()}>{t.continueSearch()}</LinkButton>
        </div>
      </Page>
    )
  }
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{t.heading()}</h1>
          <p className={styles.lead}>{t.lead()}</p>
        </div>
        <div className={styles.form}>
          {/* Sent here by the dialog, a person who is here already begins anew. */}
          <SignUp key={key} />
        </div>
        <div className={styles.reasons}>
          <Promises />
          <p className={styles.consult}>
            <Rich of={t.talkFirst} values={{}} call={(text) => <Link to={paths.contact()}>{text}</Link>} />
          </p>
        </div>
      </div>
      <ClientVoices />
      <Faqs />
    </div>
  )
}
