import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { usePreview } from './broadcast-preview.tsx'
import type { BroadcastValues } from './broadcast-values.ts'
import { people } from './broadcast-words.ts'
import styles from './manage.module.css'

interface SendConfirmationProps {
  /** What would be sent; null: nothing is asked. */
  readonly values: BroadcastValues | null
  /** Send, or Schedule. */
  readonly verb: string
  readonly timezone: string
  readonly onAnswer: (yes: boolean) => void
}

function Question({ values, verb, timezone, onAnswer }: SendConfirmationProps & { values: BroadcastValues }) {
  const preview = usePreview(values, true, timezone)
  const no = (): void => onAnswer(false)
  return (
    <Dialog opened title={`${verb} to ${preview ? people(preview.recipients.all) : 'its readers'}?`} onClose={no}>
      <p>
        <strong>{values.title}</strong>
      </p>
      <p className={styles.note}>
        {values.when === 'now'
          ? 'It appears at once in every open browser of its readers.'
          : 'Until it starts you can change everything about it.'}
      </p>
      <div className={styles.dialogActions}>
        <Button variant="quiet" onClick={no}>
          Go on writing
        </Button>
        <Button onClick={() => onAnswer(true)}>{verb}</Button>
      </div>
    </Dialog>
  )
}

/** Asks before something goes out that can't be called back, and says to how many. */
export function SendConfirmation({ values, ...question }: SendConfirmationProps) {
  return values && <Question values={values} {...question} />
}
