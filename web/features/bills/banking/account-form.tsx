import type { ComponentProps, ReactNode } from 'react'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

/** Digits as a bank gives them: no browser offers those of someone else's. */
export function DigitsField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />
}

/** What an account is, and the password that its owner changes it with. */
export function AccountFields({ password, children }: { password: object; children: ReactNode }) {
  return (
    <>
      <FieldRows>{children}</FieldRows>
      <PasswordField kind="current" label="Your password" {...password} />
    </>
  )
}

/** How each account's form ends. */
export const accountFormEnd = { clears: true, submit: { label: 'Save the account', busy: 'Saving …' } } as const
