import * as t from '@talentplace/contract/work/messages/quick-add'
import { useState } from 'react'
import { readTaskText, type Chip, type ReadBy, type Unclear } from './read-task-text.ts'

/** A line with what its writer said of its words: those that stay in the name, and whom a name means. */
export function useTaskLine({ people, today }: Pick<ReadBy, 'people' | 'today'>) {
  const [line, setLine] = useState('')
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [announced, setAnnounced] = useState('')

  function clear(): void {
    setLine('')
    setDismissed(new Set())
    setChosen(new Map())
    setAnnounced('')
  }

  return {
    line,
    announced,
    reading: readTaskText(line, { people, today, dismissed, chosen }),
    clear,
    write(text: string): void {
      if (text === '') clear()
      else setLine(text)
    },
    dismiss({ key, text }: Chip | Unclear): void {
      setDismissed(new Set([...dismissed, key]))
      setAnnounced(t.isInName({ text }))
    },
    choose({ key, people: meant }: Unclear, user_uuid: string): void {
      setChosen(new Map([...chosen, [key, user_uuid]]))
      setAnnounced(t.isAssigned({ name: meant.find((person) => person.user_uuid === user_uuid)?.name ?? '' }))
    },
  }
}
