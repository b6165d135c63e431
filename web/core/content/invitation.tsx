import { useId, type ReactNode } from 'react'
import styles from './invitation.module.css'

interface InvitationProps {
  readonly heading: string
  readonly text: string
  /** Buttons. */
  readonly children: ReactNode
}

/** The next step at the end of a page. */
export function Invitation({ heading, text, children }: InvitationProps) {
  const titleId = useId()
  return (
    <section className={styles.invitation} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
