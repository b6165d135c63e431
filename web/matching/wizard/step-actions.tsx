import * as t from '@talentplace/contract/matching/messages/wizard'
import { useId } from 'react'
import { IconArrowLeft } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { NextButton } from './next-button.tsx'
import styles from './step-actions.module.css'

interface StepActionsProps {
  readonly onBack: () => void
  readonly onNext: () => void
  /** Why Next can't go on yet; null when it can. */
  readonly blocked: string | null
}

/** B1.1: Back and Next of a step, in sight however long the step is. */
export function StepActions({ onBack, onNext, blocked }: StepActionsProps) {
  const reasonId = useId()
  return (
    <div className={styles.actions}>
      <Button variant="outline" onClick={onBack}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        {t.back()}
      </Button>
      <p className={styles.reason} id={reasonId}>
        {blocked}
      </p>
      <div className={styles.next}>
        <NextButton onNext={onNext} blocked={blocked} reasonId={reasonId} />
      </div>
    </div>
  )
}
