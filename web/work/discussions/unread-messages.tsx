import * as t from '@talentplace/contract/work/messages/discussions'
import { maxUnreadCounted } from '@talentplace/contract/work/discussions/discussion-limits'
import { useApi } from '../../platform/api/query.ts'
import { Tag } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useHasDiscussions } from './use-has-discussions.ts'

const none = { pagination: { limit: 1, offset: 0 } } as const

/** How many messages a person hasn't read, beside the entry that leads to them; nothing where there are none. */
export function UnreadMessages() {
  const enabled = useHasDiscussions()
  const { data } = useApi('discussions.listDiscussions', { query: none }, { enabled, meta: { hasRoom: true } })
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <Tag tone="notice">
      {unread >= maxUnreadCounted ? `${maxUnreadCounted}+` : unread}
      <VisuallyHidden>{t.unreadAloud()}</VisuallyHidden>
    </Tag>
  )
}
