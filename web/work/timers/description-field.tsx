import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import type { TimerReply } from './browser-controller.ts'
import { timerLabel } from './timer-events.ts'
import type { TimerController } from './timer-controller.ts'

const longest = 1000

/**
 * What a timer's work is. The desk has every word at once, so that none is lost with the field: its timer may be another one at any time
 * (its task was chosen), be stopped or be left. What comes from another browser takes the place of what isn't being typed.
 */
export function DescriptionField({ timer, desk }: { timer: Timer; desk: TimerController<TimerReply> }) {
  const { id, rate_plan_uuid, description } = timer
  const [typed, setTyped] = useState(description)
  const [known, setKnown] = useState(description)
  if (known !== description) {
    // A space at the end of what was typed isn't stored, and stays.
    if (typed.trim() !== description && typed.trim() === known.trim()) setTyped(description)
    setKnown(description)
  }

  function type(text: string): void {
    setTyped(text)
    if (text.trim() !== description.trim()) {
      desk.recordTyped({ id, rate_plan_uuid, label: timerLabel(timer) }, text.trim())
    }
  }

  return (
    <TextField
      label={t.description()}
      description={t.descriptionNote()}
      maxLength={longest}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => void desk.flush()}
    />
  )
}
