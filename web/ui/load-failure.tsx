import { Button } from './button.tsx'
import styles from './state-message.module.css'

interface LoadFailureProps {
  readonly message: string
  readonly onRetry: () => void
}

/** What couldn't be loaded, and a way to try again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.title}>{message}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
