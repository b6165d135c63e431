import * as t from '@talentplace/contract/work/messages/latest'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { useApi } from '../../platform/api/query.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Portrait } from '../../matching/candidate-parts/portrait.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './latest-messages.module.css'
import { useHasDiscussions } from './use-has-discussions.ts'

const maxVisible = 3

function Line({ message: { sender, body, files, created_date } }: { message: Message }) {
  return (
    <li>
      <Portrait avatarId={sender.avatar_id} name={sender.name} size="small" />
      <div>
        <p className={styles.who}>
          <strong>{sender.name}</strong> <TimeAgo instant={created_date} />
        </p>
        <p className={styles.words}>{body === '' ? t.onlyFiles({ count: files.length }) : body}</p>
      </div>
    </li>
  )
}

function Lines({ thread }: { thread: string }) {
  const latest = useApi('discussions.listMessages', { params: { uuid: thread }, query: { limit: maxVisible } })
  return (
    <Loaded of={latest} height={120} errorMessage={t.messagesNotLoaded()}>
      {({ messages }) => {
        const spoken = messages.filter(({ kind, deleted }) => kind === 'message' && !deleted)
        if (spoken.length === 0) return <p className={styles.none}>{t.noMessages()}</p>
        return (
          <ul className={styles.lines}>
            {spoken.map((message) => (
              <Line key={message.uuid} message={message} />
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

/** What was written last in a subscription's thread, and the way there; nothing before it has one, and where the feature is off. */
export function LatestMessagesPanel({ project, area }: { project: string; area: RoleArea }) {
  const enabled = useHasDiscussions()
  const query = { project_uuid: project, pagination: { limit: 1, offset: 0 } }
  const { data } = useApi('discussions.listDiscussions', { query }, { enabled })
  const [thread] = data?.discussions ?? []
  if (thread === undefined) return null
  return (
    <Panel
      title={t.latestMessages()}
      actions={
        <LinkButton variant="quiet" to={paths.discussion(area, thread.uuid)}>
          {t.allMessages()}
        </LinkButton>
      }
    >
      <Lines thread={thread.uuid} />
    </Panel>
  )
}
