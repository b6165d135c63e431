import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { codeText } from './code-text.ts'
import styles from '../stages/stage-form.module.css'

interface CodeFieldProps extends Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  readonly onChange: (code: string) => void
}

/** A1.12: the mailed code; upper case whatever is typed, and a pasted one comes without its spaces. */
export function CodeField({ onChange, ...rest }: CodeFieldProps) {
  return (
    <TextInput
      {...rest}
      className={styles.code}
      label={t.confirmationCode()}
      size="md"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      placeholder={t.codePlaceholder()}
      data-autofocus
      required
      withAsterisk={false}
      onChange={({ currentTarget }) => onChange(codeText(currentTarget.value))}
    />
  )
}
