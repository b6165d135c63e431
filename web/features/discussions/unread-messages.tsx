import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { mostUnreadCounted } from '@talentplace/contract/discussions/discussion-limits'
import { useApi } from '../../platform/api/query.ts'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { useSession } from '../../platform/session/session.ts'
import { Tag } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** A2.8: these have the feature without its flag. */
const always = ['admin', 'client.beta', 'virtualassistant.beta'] as const
const none = { pagination: { limit: 1, offset: 0 } } as const

/** How many messages a person hasn't read, beside the entry that leads to them; nothing where there are none. */
export function UnreadMessages() {
  const { user } = useSession()
  const isOn = useFlag('discussions')
  const enabled = user !== null && (isOn || always.some((each) => hasPermission(user.permissions, each)))
  const { data } = useApi('discussions.listDiscussions', { query: none }, { enabled })
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <Tag tone="notice">
      {unread >= mostUnreadCounted ? `${mostUnreadCounted}+` : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </Tag>
  )
}
