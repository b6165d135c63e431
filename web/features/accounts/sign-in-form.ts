import '@talentplace/contract/shared/without-code-generation'
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { signInForm } from '@talentplace/contract/accounts/session.routes'

export interface SignInValues {
  readonly email: string
  readonly password: string
}

/** A1.4, A1.6: the contract's own rules and messages; a field is judged when it is left and when the form is sent. */
export function useSignInForm(): UseFormReturnType<SignInValues> {
  return useForm<SignInValues>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: schemaResolver(signInForm, { sync: true }),
    validateInputOnBlur: ['email'],
    clearInputErrorOnChange: true,
  })
}
