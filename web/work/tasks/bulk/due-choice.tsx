import * as t from '@talentplace/contract/work/messages/tasks'
import { useState } from 'react'
import { useToday } from '../../../platform/viewer-zone/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { dayFrom } from '../quick-picks.ts'
import styles from './bulk-bar.module.css'
import { Choice } from './choice.tsx'

const none = 'none'
const another = 'another'

/** A day for all of them: one of the usual ones, any other, or none. */
export function DueChoice({ disabled, onChoose }: { disabled: boolean; onChoose: (day: string | null) => void }) {
  const today = useToday()
  const [day, setDay] = useState<string | null>(null)

  function choose(value: string): void {
    if (value === another) return setDay(today ?? '')
    setDay(null)
    onChoose(value === none ? null : value)
  }

  return (
    <>
      <Choice
        label={t.due()}
        disabled={disabled || today === null}
        options={[
          ...(today === null
            ? []
            : [
                { value: today, label: t.today() },
                { value: dayFrom(today, 1), label: t.tomorrow() },
                { value: dayFrom(today, 7), label: t.inAWeek() },
              ]),
          { value: another, label: t.anotherDate() },
          { value: none, label: t.noDueDate() },
        ]}
        onChoose={choose}
      />
      {day !== null && (
        <span className={styles.due}>
          <input
            type="date"
            className={styles.choice}
            aria-label={t.dueDate()}
            value={day}
            disabled={disabled}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Button variant="outline" disabled={disabled || day === ''} onClick={() => choose(day)}>
            {t.setDate()}
          </Button>
        </span>
      )}
    </>
  )
}
