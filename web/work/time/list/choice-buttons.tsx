import styles from './time-screen.module.css'

interface ChoiceButtonsProps<Value extends string> {
  /** What is chosen between. */
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | null
  /** Undefined until it is known what a choice means. */
  readonly onChoose: ((value: Value) => void) | undefined
}

/** A few choices side by side, each one press away. */
export function ChoiceButtons<Value extends string>({ label, choices, chosen, onChoose }: ChoiceButtonsProps<Value>) {
  return (
    <fieldset className={styles.picks} aria-label={label} disabled={!onChoose}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.pick}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose?.(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
