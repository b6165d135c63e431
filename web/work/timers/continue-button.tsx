import * as t from '@talentplace/contract/work/messages/timers'
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
  const what = {
    name: entry.task_name ?? entry.project_name,
    description: entry.description || t.noDescription(),
  }
  return (
    <TextButton size="small" aria-label={t.continueThis(what)} onClick={action.press}>
      {t.continueIt()}
    </TextButton>
  )
}
