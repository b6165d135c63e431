import type { Unclear } from './read-task-text.ts'
import styles from './reading.module.css'

interface WhichPersonProps {
  readonly unclear: Unclear
  readonly onChoose: (unclear: Unclear, user_uuid: string) => void
  readonly onDismiss: (unclear: Unclear) => void
}

const kinds: Readonly<Record<string, string>> = { client: 'client', assistant: 'assistant', staff: 'our team' }

/** A name that several people have: whoever writes says which one they mean, or nobody. */
export function WhichPerson({ unclear, onChoose, onDismiss }: WhichPersonProps) {
  const { text, people } = unclear
  return (
    <fieldset className={styles.which}>
      <legend>Who is {text}?</legend>
      {people.map((person) => (
        <button key={person.user_uuid} type="button" onClick={() => onChoose(unclear, person.user_uuid)}>
          {person.kind === undefined ? person.name : `${person.name} (${kinds[person.kind]})`}
        </button>
      ))}
      <button type="button" onClick={() => onDismiss(unclear)}>
        No one
      </button>
    </fieldset>
  )
}
