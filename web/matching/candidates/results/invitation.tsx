import * as t from '@talentplace/contract/matching/messages/candidates'
import type { ReactNode } from 'react'
import { requestLogin } from '../../../platform/session/session.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import styles from './invitation.module.css'

interface InvitationProps {
  /** How many people were found, and how many of them are shown. Null: a visitor can’t search any more for now. */
  readonly count: number | null
  readonly resultCount: number
  /** The criteria, as the sign-up page's address carries them. */
  readonly signupQuery: string
  readonly signUp: ReactNode
}

function signInText(count: number | null): string {
  return count === null ? t.signInToSearch() : t.signInToSeeAll({ count })
}

/** B4.1: what an account shows a visitor, and the form to open one. */
export function Invitation({ count, resultCount, signupQuery, signUp }: InvitationProps) {
  return (
    <section className={styles.invitation} aria-labelledby="create-account">
      <div className={styles.words}>
        <h2 id="create-account" className={styles.title}>
          {t.createAccount()}
        </h2>
        <p className={styles.text}>
          {count === null && t.visitorLimit()}
          {count !== null && count > resultCount && t.morePeople({ count: count - resultCount })}
          {count !== null && count > 0 && count === resultCount && t.everyoneShown()} {t.searchKept()}
        </p>
        <div className={styles.ways}>
          <LinkButton to={`${paths.signup()}/?${signupQuery}`}>{t.getStarted()}</LinkButton>
          <Button variant="outline" onClick={() => requestLogin({ message: signInText(count) })}>
            {t.signIn()}
          </Button>
        </div>
      </div>
      {signUp}
    </section>
  )
}
