import * as ui from '@talentplace/contract/shared/messages/ui'
import { Button } from '../button.tsx'
import styles from './state-message.module.css'

interface LoadFailureProps {
  readonly message: string
  readonly onRetry: () => void
  /** Another way on, where trying again may not help. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** What couldn't be loaded, and a way to try again. */
export function LoadFailure({ message, onRetry, action }: LoadFailureProps) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.title}>{message}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onRetry}>
          {ui.tryAgain()}
        </Button>
        {action && (
          <Button variant="outline" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}
