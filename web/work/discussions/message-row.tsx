import * as t from '@talentplace/contract/work/messages/discussions'
import { changeableFor } from '@talentplace/contract/work/discussions/discussion-limits'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useNow } from '../../platform/browser/use-now.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { AttachedFiles } from '../../ui/files/attached-files.tsx'
import { EditMessage } from './edit-message.tsx'
import { MessageText } from './message-text.tsx'
import styles from './message.module.css'

const lines = { joined: t.joined, left: t.left, closed: t.wasClosed, opened: t.reopened } as const

const ofTeam = { client: '', virtualassistant: t.assistant(), staff: t.ourTeam() } as const

interface MessageRowProps {
  readonly discussion: string
  readonly message: Message
  readonly own: boolean
  readonly onChanged: (message: Message) => void
}

function OwnActions({ discussion, message, onChanged, onEdit }: Omit<MessageRowProps, 'own'> & { onEdit: () => void }) {
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      const params = { uuid: discussion, message_uuid: message.uuid }
      onChanged(await call('discussions.deleteMessage', { params }))
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, t.notDeleted()) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <span className={styles.own}>
      <TextButton size="small" tone="muted" onClick={onEdit}>
        {t.edit()}
      </TextButton>
      <TextButton size="small" tone="muted" aria-busy={busy || undefined} onClick={() => void remove()}>
        {t.remove()}
      </TextButton>
    </span>
  )
}

/** A message, or a line of what someone did. One's own can be changed for 15 minutes. */
export function MessageRow({ discussion, message, own, onChanged }: MessageRowProps) {
  const [editing, setEditing] = useState(false)
  const now = useNow()
  const { kind, sender, body, files, created_date, edited_date, deleted } = message
  if (kind !== 'message') {
    return (
      <li className={styles.line}>
        {lines[kind]({ name: sender.name })} · <InstantTime instant={created_date} />
      </li>
    )
  }
  const changeable = own && !deleted && now - Date.parse(created_date) < changeableFor
  return (
    <li className={styles.message} data-own={own || undefined}>
      <p className={styles.head}>
        <strong>{own ? t.you() : sender.name}</strong>
        {!own && ofTeam[sender.role] !== '' && <span>{ofTeam[sender.role]}</span>}
        <InstantTime instant={created_date} />
        {edited_date !== null && !deleted && <span>{t.edited()}</span>}
        {changeable && !editing && (
          <OwnActions {...{ discussion, message, onChanged }} onEdit={() => setEditing(true)} />
        )}
      </p>
      {deleted ? (
        <p className={styles.gone}>{t.deleted()}</p>
      ) : editing ? (
        <EditMessage {...{ discussion, message }} onSaved={onChanged} onClose={() => setEditing(false)} />
      ) : (
        <>
          {body !== '' && <MessageText text={body} />}
          <AttachedFiles files={files} />
        </>
      )}
    </li>
  )
}
