import * as t from '@talentplace/contract/shared/messages/second-step'
import type { ComponentProps } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { TextField } from './text-field.tsx'

/** Asked beside the password of whoever has two-step sign-in; nothing for the others. */
export function SecondStepField(props: ComponentProps<typeof TextField>) {
  const { data } = useApi('accounts.getTwoStep', {})
  // Where the server asks for it, it is shown, whatever is known here.
  if (!data?.is_on && !props.error) return null
  return (
    <TextField label={t.code()} description={t.orRecovery()} autoComplete="one-time-code" maxLength={40} {...props} />
  )
}
