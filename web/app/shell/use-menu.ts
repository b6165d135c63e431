import { use, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { useSession } from '../../platform/session/session.ts'
import { knownRoutes, loadAllRoutes } from '../routes/table.ts'
import { useViewer } from '../viewer.ts'
import { menuArea, type MenuArea } from './menu-area.ts'
import { menuOf, type MenuEntry } from './menu.ts'

/** A2.11: the state of the assistant who looks, `none` for everybody else; null: not known yet. */
function useAssistantState(area: MenuArea | null): string | null {
  const { data, isError } = useApi('operations.getAssistantHome', {}, { enabled: area === 'va' })
  if (area !== 'va' || isError) return 'none'
  return data ? (data.profile?.state ?? 'none') : null
}

/**
 * The entries of the signed-in person's navigation on the present page; null while it isn't known, the features that are
 * on included: entries that come later would move those below. Waits for the whole table.
 */
export function useMenu(): readonly MenuEntry[] | null {
  use(loadAllRoutes())
  const { pathname } = useLocation()
  const { user } = useSession()
  const viewer = useViewer()
  const { isPending } = useConfiguration()
  const area = user && menuArea(pathname, user.permissions)
  const assistantState = useAssistantState(area)
  const isPrimaryContact = user?.is_primary_contact === 'true'
  return useMemo(
    () =>
      area && assistantState !== null && !isPending
        ? menuOf(knownRoutes.read(), area, { ...viewer, isPrimaryContact, assistantState })
        : null,
    [area, viewer, isPending, isPrimaryContact, assistantState],
  )
}
