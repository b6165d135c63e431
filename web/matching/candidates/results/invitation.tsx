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

function hiddenPeople(hidden: number): string {
  return `${hidden.toLocaleString('en-CA')} more ${hidden === 1 ? 'person has' : 'people have'} the hours you need.`
}

function signInText(count: number | null): string {
  return count === null ? 'Sign in to keep searching' : `Sign in to see all ${count.toLocaleString('en-CA')} candidates`
}

/** B4.1: what an account shows a visitor, and the form to open one. */
export function Invitation({ count, resultCount, signupQuery, signUp }: InvitationProps) {
  return (
    <section className={styles.invitation} aria-labelledby="create-account">
      <div className={styles.words}>
        <h2 id="create-account" className={styles.title}>
          Create an account to see your full candidate profiles
        </h2>
        <p className={styles.text}>
          {count === null && 'You’ve used all the searches a visitor has for now; with an account there is no limit.'}
          {count !== null && count > resultCount && hiddenPeople(count - resultCount)}
          {count !== null &&
            count > 0 &&
            count === resultCount &&
            'Everyone who has the hours you need is shown above.'}{' '}
          Your search is kept as it is.
        </p>
        <div className={styles.ways}>
          <LinkButton to={`${paths.signup()}/?${signupQuery}`}>GET STARTED</LinkButton>
          <Button variant="outline" onClick={() => requestLogin({ message: signInText(count) })}>
            Sign In
          </Button>
        </div>
      </div>
      {signUp}
    </section>
  )
}
