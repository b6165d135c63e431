import { LinkButton } from '../../ui/button.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { AccountMenu } from '../../features/accounts/account-menu.tsx'
import { SignInButton } from '../../features/accounts/sign-in-button.tsx'
import { Wordmark } from './wordmark.tsx'
import styles from './header.module.css'

/** A4.1, A4.2. `slim`: the landing page's own line, without rule and links. */
export function Header({ slim = false }: { slim?: boolean }) {
  const { user } = useSession()
  return (
    <header className={styles.header} data-slim={slim || undefined}>
      <div className={styles.inside}>
        <Wordmark />
        <nav className={styles.actions} aria-label="Account">
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <>
              {!slim && (
                <span className={styles.consult}>
                  <LinkButton variant="quiet" to={paths.contact()}>
                    Book a Consult
                  </LinkButton>
                </span>
              )}
              <SignInButton />
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
