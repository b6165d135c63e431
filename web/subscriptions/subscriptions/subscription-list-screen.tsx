import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import { useMemo } from 'react'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { subscriptionList, type ListedClassification } from './subscription-list.tsx'

/** The subscriptions of the signed-in person's company that are current, upcoming or past. */
export default function SubscriptionListScreen({ classification }: { classification: ListedClassification }) {
  const client_uuid = useSession().user?.client_uuid ?? null
  const list = useMemo(
    () => (client_uuid === null ? null : subscriptionList(client_uuid, classification)),
    [client_uuid, classification],
  )
  if (list === null) return <EmptyState title={t.notAClient()} />
  return (
    <ListScreen list={list} actions={<LinkButton to={paths.search('requirements')}>{t.findAssistant()}</LinkButton>} />
  )
}
