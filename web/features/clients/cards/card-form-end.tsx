import { Button } from '../../../ui/button.tsx'
import styles from './add-card-form.module.css'

interface CardFormEndProps {
  readonly problem: string | null
  readonly busy: boolean
  /** B9.3: the entry is complete, and this person may add cards. */
  readonly ready: boolean
  /** Where another button is the screen's next step. */
  readonly secondary: boolean
  readonly onCancel: (() => void) | undefined
}

/** The end of a card form: what went wrong, and its buttons. */
export function CardFormEnd({ problem, busy, ready, secondary, onCancel }: CardFormEndProps) {
  return (
    <>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      <div className={styles.actions}>
        <Button type="submit" variant={secondary ? 'outline' : 'filled'} busy={busy} disabled={!ready}>
          {busy ? 'Adding …' : 'Add card'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </>
  )
}
