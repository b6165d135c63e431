import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { requestLogin } from '../../platform/session/session.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './start.module.css'

const steps = [
  ['Tell us about you', 'About ten minutes. It’s saved as you type, so you can stop at any time.'],
  ['Short skill tests', 'When it suits you. A person decides, never a test alone.'],
  ['Meet us', 'An interview by video, at a time you choose.'],
  ['Start with clients', 'Onboarding, your profile and your contract. Then clients find you.'],
] as const

/** What applying is like, beside the form it begins with. */
export function StartWords({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.heading}>Work with clients who value you</h1>
        <p className={styles.lead}>
          Apply once, from Canada or the United States. Applying is free. Read first what it’s like:{' '}
          <Link to={paths.becomeAGuru()}>become a Guru</Link>.
        </p>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.form}>
        {children}
        <p className={styles.known}>
          Already applied?{' '}
          <TextButton size="small" onClick={() => requestLogin({})}>
            Sign in and continue
          </TextButton>
        </p>
      </div>
    </div>
  )
}
