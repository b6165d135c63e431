import { Panel } from '../../../ui/panel.tsx'
import styles from './admin-home.module.css'

interface WordsPanelProps {
  readonly count: number
  readonly words: readonly { readonly word: string; readonly times_entered: number }[]
}

/** What people searched for and the vocabulary doesn't know; the most entered first. */
export function WordsPanel({ count, words }: WordsPanelProps) {
  if (count === 0) {
    return <Panel title="Unrecognized searches">Every word of every search so far meant something to us.</Panel>
  }
  return (
    <Panel
      title="Unrecognized searches"
      lead={`${count === 1 ? 'One word was' : `${count} words were`} searched for that our vocabulary doesn’t have.`}
    >
      <ol className={styles.words}>
        {words.map(({ word, times_entered: times }) => (
          <li key={word} className={styles.word}>
            <span>{word}</span>
            <span className={styles.times}>{times === 1 ? 'once' : `${times} times`}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
