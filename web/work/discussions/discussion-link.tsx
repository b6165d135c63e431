import * as t from '@talentplace/contract/work/messages/latest'
import { useApi } from '../../platform/api/query.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { useHasDiscussions } from './use-has-discussions.ts'

const messageText = (unread: number) => (unread > 0 ? t.writeMessageNew({ count: unread }) : t.writeMessage())
const discussionText = (unread: number) => (unread > 0 ? t.discussionNew({ count: unread }) : t.discussion())

/** The way from a subscription's page to its thread, once it has one; nothing before, and where the feature is off. */
export function DiscussionLink({ project, area }: { project: string; area: RoleArea }) {
  const enabled = useHasDiscussions()
  const query = { project_uuid: project, pagination: { limit: 1, offset: 0 } }
  const { data, isLoading } = useApi('discussions.listDiscussions', { query }, { enabled })
  const [thread] = data?.discussions ?? []
  if (isLoading) return <Skeleton width={124} height={44} />
  if (thread === undefined) return null
  return (
    <LinkButton variant="outline" to={paths.discussion(area, thread.uuid)}>
      {area === 'client' ? messageText(thread.unread) : discussionText(thread.unread)}
    </LinkButton>
  )
}
