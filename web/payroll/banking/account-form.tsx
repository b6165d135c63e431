import type { ComponentProps, ReactNode } from 'react'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SecondStepField } from '../../ui/form/second-step-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** Digits as a bank gives them: no browser offers those of someone else's. */
export function DigitsField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />
}

export interface AccountFormProps {
  /** The name that was entered before; empty: none. */
  readonly holderName: string
  readonly onClose: () => void
}

interface AccountFieldsProps {
  readonly propsOf: (field: 'holder_name' | 'password' | 'code') => object
  readonly children: ReactNode
}

/** What an account is, and what its owner confirms it by. */
export function AccountFields({ propsOf, children }: AccountFieldsProps) {
  return (
    <>
      <FieldRows>{children}</FieldRows>
      <TextField
        label="Name as your bank knows it"
        description="Optional: only if it’s different from the name on your bills."
        maxLength={60}
        autoComplete="off"
        {...propsOf('holder_name')}
      />
      <PasswordField kind="current" label="Your password" {...propsOf('password')} />
      <SecondStepField {...propsOf('code')} />
    </>
  )
}

interface SavesAccount<Body> {
  readonly errorMessage: string
  mutateAsync(sent: { body: Body }): Promise<unknown>
}

/** How each account's form saves and ends. */
export function accountFormEnd<Body>(save: SavesAccount<Body>, onClose: () => void) {
  return {
    save,
    async onSubmit(body: Body) {
      await save.mutateAsync({ body })
      onClose()
    },
    clears: true,
    submit: { label: 'Save the account', busy: 'Saving …' },
    onCancel: onClose,
  } as const
}
