import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { beginSession, readToken } from '../../platform/session/session-store.ts'

/** Joins or leaves early access; the session then has the permissions that go with it. */
export function useSaveEarlyAccess() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (join: boolean) => {
      const token = readToken()
      const { user } = await call('accounts.saveEarlyAccess', { body: { early_access: join } })
      if (token !== null && token === readToken()) beginSession(token, user)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['accounts.getPreferences'] }),
  })
}
