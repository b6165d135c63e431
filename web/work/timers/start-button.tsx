import * as t from '@talentplace/contract/work/messages/timers'
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import styles from './start-button.module.css'
import type { TimerAction } from './use-timer-starts.ts'

const words = { stopped: t.start(), paused: t.resumeTimer(), running: t.stopTimer() } as const

interface StartButtonProps {
  readonly action: TimerAction | null
  /** The task or project, as it is read out after the word: `Start timer: Send the newsletter`. */
  readonly name: string
  /** The sign alone, in a row. */
  readonly compact?: boolean
  readonly variant?: 'filled' | 'outline'
}

/** C3.2: starts the timer of a task or project where it stands, and stops it again. Nothing where no time can be logged. */
export function StartButton({ action, name, compact = false, variant = 'outline' }: StartButtonProps) {
  if (action === null) return null
  const word = words[action.state]
  const Icon = action.state === 'running' ? IconPlayerStopFilled : IconPlayerPlayFilled
  if (compact) {
    return (
      <button
        type="button"
        className={styles.compact}
        data-running={action.state === 'running' || undefined}
        aria-label={t.actionOn({ word, label: name })}
        title={word}
        onClick={action.press}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    )
  }
  return (
    <Button variant={variant} aria-label={t.actionOn({ word, label: name })} onClick={action.press}>
      <Icon size={16} aria-hidden="true" />
      {word}
    </Button>
  )
}
