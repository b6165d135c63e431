import { useRef } from 'react'
import { startSession, readToken } from '../../platform/session/session-store.ts'
import { useSave } from '../../ui/form/use-save.ts'

/** Joins or leaves early access; the session then has the permissions that go with it. */
export function useSaveEarlyAccess(onSaved: () => void) {
  const token = useRef<string | null>(null)
  const save = useSave('accounts.saveEarlyAccess', {
    reloads: ['accounts.getPreferences'],
    errorMessage: 'Something went wrong. Please try again later.',
    onSaved({ user }) {
      if (token.current !== null && token.current === readToken()) startSession(token.current, user)
      onSaved()
    },
  })
  return {
    isPending: save.isPending,
    failure: save.failure,
    change(join: boolean): void {
      token.current = readToken()
      save.mutate({ body: { early_access: join } })
    },
  }
}
