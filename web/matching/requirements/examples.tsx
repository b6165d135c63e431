import * as t from '@talentplace/contract/matching/messages/requirements'
import styles from './examples.module.css'

const examples = [t.exampleSupport(), t.exampleBooks(), t.examplePodcast()]

/** Sentences to start from, each a press away. */
export function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <p className={styles.examples}>
      <span>{t.tryThese()}</span>
      {examples.map((example) => (
        <button key={example} type="button" onClick={() => onChoose(example)}>
          {example}
        </button>
      ))}
    </p>
  )
}
