import type { Timer } from '@talentplace/contract/time/timer.routes'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { TimerReply } from './browser-desk.ts'
import { happeningTo } from './happenings.ts'
import type { TimerDesk } from './timer-desk.ts'

const typingPause = 1_000
const longest = 1000

/** What a timer's work is, saved while one types; what comes from another browser takes the place of what isn't being typed. */
export function DescriptionField({ timer, desk }: { timer: Timer; desk: TimerDesk<TimerReply> }) {
  const [typed, setTyped] = useState(timer.description)
  const [known, setKnown] = useState(timer.description)
  if (known !== timer.description) {
    if (typed === known) setTyped(timer.description)
    setKnown(timer.description)
  }
  const changed = typed.trim() !== timer.description.trim()

  function save(text: string): void {
    if (changed) desk.record(happeningTo(timer, 'describe', { description: text.trim() }))
  }
  const saveSoon = useEffectEvent(save)
  useEffect(() => {
    if (!changed) return undefined
    const waiting = setTimeout(() => saveSoon(typed), typingPause)
    return () => clearTimeout(waiting)
  }, [typed, changed])

  return (
    <TextField
      label="What are you working on?"
      description="Your client reads this. Saved automatically."
      maxLength={longest}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => save(typed)}
    />
  )
}
