import type { ReactNode } from 'react'
import styles from './form-footer.module.css'

/** Why a form as a whole was refused, read out as it appears. */
export function FormFailure({ failure }: { failure: ReactNode }) {
  return <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
}

interface FormEndProps {
  readonly failure: ReactNode
  /** The form's buttons. */
  readonly children: ReactNode
}

/** The end of a form: what went wrong, and the buttons. */
export function FormEnd({ failure, children }: FormEndProps) {
  return (
    <>
      <FormFailure failure={failure} />
      <div className={styles.actions}>{children}</div>
    </>
  )
}
