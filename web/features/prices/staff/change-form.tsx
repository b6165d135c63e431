import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { FormProblems } from '../../../platform/api/form-problems.ts'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { FormEnd } from '../../../ui/form-end.tsx'
import styles from './staff-price.module.css'

interface ChangeFormProps {
  readonly problems: FormProblems | null
  readonly busy: boolean
  readonly button: string
  readonly busyText: string
  /** Something is entered besides the reason. */
  readonly changed?: boolean
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The form of a dialog that changes prices or taxes: its fields, why it is done, and what was refused. */
export function ChangeForm(props: ChangeFormProps) {
  const { problems, busy, button, busyText, changed = false, onSubmit, onClose, children } = props
  const [reason, setReason] = useState('')
  useUnsaved(changed || reason !== '')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(reason.trim())
      }}
    >
      {children}
      <TextInput
        label="Why (kept in the history)"
        size="md"
        maxLength={500}
        value={reason}
        error={problems?.fields['reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <FormEnd failure={problems?.whole}>
        <Button type="submit" busy={busy}>
          {busy ? busyText : button}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  )
}
