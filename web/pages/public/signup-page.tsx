import { useLocation, useNavigate } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { requestLogin, useSession } from '../../platform/session/session.ts'
import styles from './actions.module.css'

/** Says that accounts can't be opened here yet, and what a person can do instead. What the address carries stays in it. */
export function SignupPage() {
  const { user } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const assistant = new URLSearchParams(search).get('assistant_id')

  function goOn(signedIn: boolean): void {
    if (signedIn) void navigate(assistant ? paths.assistant(assistant, search) : paths.search())
  }

  if (user) {
    return (
      <Page heading="You already have an account" lead={`You are signed in as ${user.full_name}.`}>
        <div className={styles.actions}>
          <Button onClick={() => goOn(true)}>Go on with my search</Button>
        </div>
      </Page>
    )
  }
  return (
    <Page
      heading="Registration is not open yet"
      lead="New accounts are opened by our Solutions team for now. Tell them about the work in a short call, and they set you up. Your search is kept in this browser."
    >
      <div className={styles.actions}>
        <LinkButton to={paths.contact()}>Book a discovery call</LinkButton>
        <Button variant="outline" onClick={() => requestLogin({ onClose: goOn })}>
          Sign in to my account
        </Button>
      </div>
    </Page>
  )
}
