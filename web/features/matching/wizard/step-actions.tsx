import { useId } from 'react'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import styles from './step-actions.module.css'

interface StepActionsProps {
  readonly onBack?: () => void
  readonly onNext: () => void
  /** Why Next can't go on yet; null when it can. */
  readonly blocked: string | null
  /** After a press on a blocked Next: leads to what is missing. */
  readonly onBlocked?: () => void
  readonly busy?: boolean
  readonly nextLabel?: string
}

/** B1.1, B1.4: Back and Next of a step. A Next that can't go on says why, to eyes and ears, and takes presses still. */
export function StepActions({ onBack, onNext, blocked, onBlocked, busy = false, nextLabel = 'Next' }: StepActionsProps) {
  const reasonId = useId()

  function press() {
    if (blocked === null) return onNext()
    announce(blocked)
    onBlocked?.()
  }

  return (
    <div className={styles.actions}>
      {onBack && (
        <Button variant="outline" onClick={onBack}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          Back
        </Button>
      )}
      <div className={styles.next}>
        <p className={styles.reason} id={reasonId}>{blocked}</p>
        <Button busy={busy} aria-disabled={blocked !== null || undefined} aria-describedby={blocked === null ? undefined : reasonId} onClick={press}>
          {nextLabel}
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
