import type { ComponentType } from 'react'
import type { LoginOptions } from '../../platform/session/login-request.ts'

/** The dialog with its form and validation, which no first load carries. */
export async function loadSignInDialog(): Promise<{ default: ComponentType<{ request: LoginOptions }> }> {
  const { SignInDialog } = await import('./sign-in-dialog.tsx')
  return { default: SignInDialog }
}
