import { useMemo } from 'react'
import { useConfiguration } from '../platform/configuration/configuration.ts'
import { useSession } from '../platform/session/session.ts'
import type { Viewer } from './routes/guards.ts'

/** The person at this browser as guards and menus see them. */
export function useViewer(): Viewer {
  const { user } = useSession()
  const flags = useConfiguration().data?.flags ?? null
  return useMemo(
    () => ({
      permissions: user?.permissions ?? null,
      isPrimaryContact: user?.is_primary_contact === 'true',
      mustSetUpTwoStep: user?.must_set_up_two_step === true,
      colleagueRole: user?.colleague_role,
      flags,
    }),
    [user, flags],
  )
}
