import * as ui from '@talentplace/contract/shared/messages/ui'
import { PasswordInput } from '@mantine/core'
import type { ComponentProps } from 'react'

interface PasswordFieldProps extends Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> {
  /** A password being chosen, or the one there is: password managers tell them apart. */
  readonly kind: 'new' | 'current'
}

/** A password, shown on request. */
export function PasswordField({ kind, label, ...rest }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...rest}
      label={label}
      size="md"
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      maxLength={kind === 'new' ? 200 : 1000}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': ui.showPassword({ label: String(label) }), tabIndex: 0 }}
    />
  )
}
