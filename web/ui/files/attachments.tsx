import * as t from '@talentplace/contract/shared/messages/attachments'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import styles from './attachments.module.css'
import type { Attachments } from './use-attachments.ts'

/** The files that were chosen, each with how far it is, until they hang on something; and why one doesn't. */
export function AttachmentList({ attachments, label }: { attachments: Attachments; label: string }) {
  return (
    <>
      {attachments.attached.length > 0 && (
        <ul className={styles.attached} aria-label={label}>
          {attachments.attached.map(({ key, name, percent, file }) => (
            <li key={key} aria-busy={file === null || undefined}>
              <span className={styles.name}>{name}</span>
              {file === null && (
                <>
                  <span>{t.sending()}</span>
                  <progress
                    className={styles.progress}
                    aria-label={t.isBeingSent({ name })}
                    value={percent}
                    max={100}
                  />
                </>
              )}
              <IconButton aria-label={t.remove({ name })} onClick={() => attachments.remove(key)}>
                <IconX size={16} stroke={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {attachments.failure !== null && (
        <p className={styles.failure} role="alert">
          {attachments.failure}
        </p>
      )}
    </>
  )
}

/** Chooses files from the device. */
export function AttachButton({ attachments, label = t.attachFiles() }: { attachments: Attachments; label?: string }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t.files()}
        onChange={(event) => {
          attachments.add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <Button variant="outline" title={t.canSend({ taken: t.taken() })} onClick={() => chooser.current?.click()}>
        <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
        {label}
      </Button>
    </>
  )
}
