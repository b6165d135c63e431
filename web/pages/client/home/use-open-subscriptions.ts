import { useApi } from '../../../platform/api/query.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { useSession } from '../../../platform/session/session.ts'
import { openSubscriptions } from './home-reads.ts'

/** The client's subscriptions that run or begin, where they have the feature. */
export function useOpenSubscriptions() {
  const client_uuid = useSession().user?.client_uuid ?? null
  const hasProjects = useFeature('client', 'projects')
  const enabled = hasProjects && client_uuid !== null
  return {
    client_uuid,
    enabled,
    open: useApi('projects.getOpenSubscriptions', openSubscriptions(client_uuid ?? ''), { enabled }),
  }
}
