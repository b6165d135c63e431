import { isInvisible } from '@talentplace/contract/shared/invisible'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApiFailure } from '../../../platform/api/api-failure.ts'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { call } from '../../../platform/api/call.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { excerpt } from '../excerpt.ts'
import { NotificationIcon } from '../notification-icon.tsx'
import { people } from './broadcast-words.ts'
import { sentBody, type BroadcastValues } from './broadcast-values.ts'
import styles from './manage.module.css'
import rowStyles from '../notification-row.module.css'

const typingPause = 400

export type Preview = Reply<'notifications.previewBroadcast'>

/** What the server says it would be: when, and how many it would reach. Null until the form can be sent. */
export function usePreview(values: BroadcastValues, valid: boolean, timezone: string): Preview | null {
  const [debounced] = useDebouncedValue(values, typingPause)
  const { data } = useQuery<Preview, ApiFailure>({
    queryKey: ['notifications.previewBroadcast', debounced, timezone],
    queryFn: async ({ signal }) => {
      return call('notifications.previewBroadcast', { body: await sentBody(debounced, timezone), signal })
    },
    enabled: valid && debounced === values,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return valid ? (data ?? null) : null
}

/** How it will look in its readers' lists, and whom it reaches. */
export function BroadcastPreview({ values, preview }: { values: BroadcastValues; preview: Preview | null }) {
  const { title, body, icon, priority } = values
  const recipients = preview?.recipients
  return (
    <Panel title="Preview" lead="As its readers will see it.">
      <div className={styles.preview}>
        <div className={rowStyles.row} data-unread="true">
          <NotificationIcon icon={icon} />
          <div className={rowStyles.words}>
            <span className={rowStyles.plainTitle}>{isInvisible(title) ? 'Its title' : title}</span>
            {!isInvisible(body) && <p className={rowStyles.body}>{excerpt(body)}</p>}
            <p className={rowStyles.when}>
              {priority === 0 && <span className={rowStyles.high}>High priority</span>}just now
            </p>
          </div>
          <span className={rowStyles.dot} aria-hidden="true" />
        </div>
      </div>
      {preview && recipients ? (
        <dl className={styles.facts}>
          <div>
            <dt>To</dt>
            <dd>{preview.audience_title}</dd>
          </div>
          <div>
            <dt>Reaches</dt>
            <dd>{people(recipients.all)}</dd>
          </div>
          <div>
            <dt>By email at once</dt>
            <dd>{recipients.email.toLocaleString('en-CA')}</dd>
          </div>
          <div>
            <dt>In a daily email</dt>
            <dd>{recipients.digest.toLocaleString('en-CA')}</dd>
          </div>
          <div>
            <dt>Switched off</dt>
            <dd>{recipients.off.toLocaleString('en-CA')}</dd>
          </div>
          <div>
            <dt>Shown until</dt>
            <dd>
              <InstantTime instant={preview.ends} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className={styles.note}>Give it a title and an audience to see how many people it reaches.</p>
      )}
    </Panel>
  )
}
