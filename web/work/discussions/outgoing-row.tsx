import * as t from '@talentplace/contract/work/messages/discussions'
import { TextButton } from '../../ui/text-button.tsx'
import { AttachedFiles } from '../../ui/files/attached-files.tsx'
import { MessageText } from './message-text.tsx'
import type { Outgoing } from './outbox.ts'
import styles from './message.module.css'

interface OutgoingRowProps {
  readonly outgoing: Outgoing
  readonly onSendAgain: () => void
  readonly onGiveUp: () => void
}

/** A message on its way, or kept because it couldn't be sent. */
export function OutgoingRow({ outgoing: { body, files, failure }, onSendAgain, onGiveUp }: OutgoingRowProps) {
  return (
    <li className={styles.message} data-own data-failed={failure !== null || undefined}>
      <p className={styles.head}>
        <strong>{t.you()}</strong>
        {failure === null ? <span>{t.sending()}</span> : <span className={styles.failure}>{t.notSent()}</span>}
      </p>
      {body !== '' && <MessageText text={body} />}
      <AttachedFiles files={files} />
      {failure !== null && (
        <p className={styles.head}>
          <span role="alert">{failure}</span>
          <TextButton size="small" onClick={onSendAgain}>
            {t.sendAgain()}
          </TextButton>
          <TextButton size="small" tone="muted" onClick={onGiveUp}>
            {t.discard()}
          </TextButton>
        </p>
      )}
    </li>
  )
}
