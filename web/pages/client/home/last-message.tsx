import * as t from '@talentplace/contract/core/messages/client-home'
import { useApi } from '../../../platform/api/query.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { useHasDiscussions } from '../../../work/discussions/use-has-discussions.ts'
import styles from './client-home.module.css'

/** As many as a client's home has subscriptions, and more. */
const threads = { query: { pagination: { limit: 25 } } }

/** The threads of the client, the last spoken in first. */
export function useThreads() {
  const hasDiscussions = useHasDiscussions()
  const works = useMayDo('work')
  const enabled = hasDiscussions && works
  const { data, isLoading } = useApi('discussions.listDiscussions', threads, { enabled })
  return {
    enabled,
    isLoading,
    threadOf: (project: string) => data?.discussions.find(({ project_uuid }) => project_uuid === project),
  }
}

/** What was said last in a subscription's thread, in one line. Nothing for who has no discussions. */
export function LastMessage({ project }: { project: string }) {
  const { enabled, isLoading, threadOf } = useThreads()
  if (!enabled) return null
  if (isLoading) {
    return (
      <p className={styles.message}>
        <Skeleton width="60%" height="1lh" />
      </p>
    )
  }
  const thread = threadOf(project)
  const words = thread?.last_message_excerpt ?? ''
  if (!thread || thread.last_message_date === null || words === '')
    return <p className={styles.message}>{t.noMessages()}</p>
  return (
    <p className={styles.message} data-unread={thread.unread > 0 || undefined}>
      <span>{words}</span> <TimeAgo instant={thread.last_message_date} />
    </p>
  )
}
