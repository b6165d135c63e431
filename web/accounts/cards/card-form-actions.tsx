import * as t from '@talentplace/contract/accounts/messages/cards'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Button } from '../../ui/button.tsx'
import styles from './add-card-form.module.css'

interface CardFormEndProps {
  readonly problem: string | null
  readonly busy: boolean
  /** B9.3: the entry is complete, and this person may add cards. */
  readonly ready: boolean
  /** The screen's one button adds the card. */
  readonly embedded: boolean
  readonly onCancel: (() => void) | undefined
}

/** The end of a card form: what went wrong, and its buttons. */
export function CardFormEnd({ problem, busy, ready, embedded, onCancel }: CardFormEndProps) {
  return (
    <>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      {(!embedded || onCancel) && (
        <div className={styles.actions}>
          {!embedded && (
            <Button type="submit" busy={busy} disabled={!ready}>
              {busy ? t.adding() : t.addCard()}
            </Button>
          )}
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {embedded ? t.savedCard() : ui.cancel()}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
