import * as ui from '@talentplace/contract/shared/messages/ui'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { FormFailure } from '../form/form-footer.tsx'
import { Rich } from '../rich.tsx'
import { Dialog } from './dialog.tsx'
import styles from './typed-confirmation.module.css'

interface TypedConfirmationProps {
  readonly opened: boolean
  readonly title: string
  /** What has to be typed, letter for letter; at most 50 characters. */
  readonly requiredText: string
  /** What will happen, and that it can't be undone. */
  readonly children: ReactNode
  /** Does it; a rejection's message is shown and the dialog stays. */
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}

/** A6.2: OK only when the typed entry equals the required text. */
const longest = 50

function Entry({ requiredText, children, onConfirm, onClose }: Omit<TypedConfirmationProps, 'opened' | 'title'>) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const equal = typed === requiredText

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!equal || busy) return
    setBusy(true)
    setProblem(null)
    try {
      await onConfirm()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : ui.wentWrong())
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void confirm(event)} noValidate>
      <div className={styles.text}>{children}</div>
      <TextInput
        data-autofocus
        size="md"
        label={
          <Rich
            of={ui.typeToConfirm}
            values={{ text: requiredText }}
            exact={(text) => <strong className={styles.required}>{text}</strong>}
          />
        }
        value={typed}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FormFailure failure={problem} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {ui.cancel()}
        </Button>
        <Button type="submit" variant="danger" disabled={!equal} busy={busy}>
          {ui.ok()}
        </Button>
      </div>
    </form>
  )
}

/** Asks before what can't be taken back. Each opening begins with an empty field. */
export function TypedConfirmation({ opened, title, onClose, ...entry }: TypedConfirmationProps) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      {opened && <Entry {...entry} onClose={onClose} />}
    </Dialog>
  )
}
