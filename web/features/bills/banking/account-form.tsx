import type { ComponentProps, ReactNode } from 'react'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SecondStepField } from '../../../ui/form/second-step-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

/** Digits as a bank gives them: no browser offers those of someone else's. */
export function DigitsField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />
}

/** What an account is, and what its owner confirms it by. */
export function AccountFields({ password, code, children }: { password: object; code: object; children: ReactNode }) {
  return (
    <>
      <FieldRows>{children}</FieldRows>
      <PasswordField kind="current" label="Your password" {...password} />
      <SecondStepField {...code} />
    </>
  )
}

/** How each account's form ends. */
export const accountFormEnd = { clears: true, submit: { label: 'Save the account', busy: 'Saving …' } } as const
