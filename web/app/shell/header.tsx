import * as t from '@talentplace/contract/core/messages/shell'
import { LinkButton } from '../../ui/button.tsx'
import { OptionalPart } from '../../ui/loading/optional-part.tsx'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { SignInButton } from '../../accounts/sign-in/sign-in-button.tsx'
import { MarketingNavigation } from './marketing-navigation.tsx'
import { MemberActions } from './member-parts.ts'
import { MenuButton } from './menu-button.tsx'
import { Wordmark } from './wordmark.tsx'
import styles from './header.module.css'

function VisitorActions({ slim }: { slim: boolean }) {
  return (
    <>
      <SignInButton />
      {!slim && (
        <span className={styles.consult}>
          <LinkButton to={paths.contact()}>{t.bookConsult()}</LinkButton>
        </span>
      )}
    </>
  )
}

interface HeaderProps {
  /** The landing page's own line, without rule and links. */
  readonly slim: boolean
  /** The page stands without navigation beside it. */
  readonly alone: boolean
}

/** A4.1, A4.2. */
export function Header({ slim, alone }: HeaderProps) {
  const { user } = useSession()
  const configured = useConfiguration().isSuccess
  return (
    <header className={styles.header} data-slim={slim || undefined}>
      <div className={styles.inside}>
        {(user || !slim) && <MenuButton who={user ? 'member' : 'visitor'} always={user !== null && alone} />}
        <Wordmark />
        {!user && !slim && <div className={styles.marketing}>{configured && <MarketingNavigation />}</div>}
        <nav className={styles.actions} aria-label={t.accountNavigation()}>
          {user ? (
            <OptionalPart fallback={<span className={styles.memberPlace} />}>
              <MemberActions user={user} />
            </OptionalPart>
          ) : (
            <VisitorActions slim={slim} />
          )}
        </nav>
      </div>
    </header>
  )
}
