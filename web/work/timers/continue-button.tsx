import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { TextButton } from '../../ui/text-button.tsx'
import { targetOfEntry } from './timer-target.ts'
import type { useTimerStarts } from './use-timer-starts.ts'

interface ContinueButtonProps {
  readonly entry: TimeEntry
  readonly actionOf: ReturnType<typeof useTimerStarts>
}

/** Starts the timer for an entry's work once more. Nothing where it runs already, or where no time can be logged. */
export function ContinueButton({ entry, actionOf }: ContinueButtonProps) {
  const action = entry.removed ? null : actionOf(targetOfEntry(entry))
  if (action === null || action.state === 'running') return null
  const what = `${entry.task_name ?? entry.project_name}, ${entry.description || 'no description'}`
  return (
    <TextButton size="small" aria-label={`Continue ${what}`} onClick={action.press}>
      Continue
    </TextButton>
  )
}
