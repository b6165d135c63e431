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
      <Page heading="You already have an account" lead={`You are signed in as ${user.full_name}.`}>
        <div>
          <LinkButton to={paths.search()}>Continue my search</LinkButton>
        </div>
      </Page>
    )
  }
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.heading}>Hand the work to someone who already knows it</h1>
          <p className={styles.lead}>
            Create an account to see every candidate’s full profile and compare their week with yours. It costs nothing
            until you hire.
          </p>
        </div>
        <div className={styles.form}>
          {/* Sent here by the dialog, a person who is here already begins anew. */}
          <SignUp key={key} />
        </div>
        <div className={styles.reasons}>
          <Promises />
          <p className={styles.consult}>
            Rather talk it through first? <Link to={paths.contact()}>Book a discovery call</Link>
          </p>
        </div>
      </div>
      <ClientVoices />
      <Faqs />
    </div>
  )
}
