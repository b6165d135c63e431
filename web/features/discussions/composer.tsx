import { IconPaperclip, IconX } from '@tabler/icons-react'
import { takenFiles } from '@talentplace/contract/files/file-limits'
import type { StoredFile } from '@talentplace/contract/files/file.routes'
import { longestMessage } from '@talentplace/contract/discussions/discussion-limits'
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useKeptState } from '../../platform/browser/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAttachments } from './use-attachments.ts'
import styles from './composer.module.css'

interface ComposerProps {
  /** By which what is being written is kept over a reload. */
  readonly draftKey: string
  readonly onSend: (body: string, files: readonly StoredFile[]) => void
}

/** Where a message is written. Ctrl or Cmd with Enter sends it. */
export function Composer({ draftKey, onSend }: ComposerProps) {
  const draft = useKeptState(draftKey, () => ({ body: '' }))
  const attachments = useAttachments()
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { body } = draft.value
  const isEmpty = body.trim() === '' && attachments.files.length === 0

  function send(): void {
    if (isEmpty || attachments.busy) return
    onSend(body.trim(), attachments.files)
    draft.forget()
    attachments.clear()
    field.current?.focus()
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    send()
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextAreaField
        ref={field}
        label="Write a message"
        description="Ctrl or ⌘ with Enter sends it."
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestMessage}
        value={body}
        onChange={(event) => draft.change({ body: event.currentTarget.value })}
        onKeyDown={press}
      />
      {attachments.attached.length > 0 && (
        <ul className={styles.attached} aria-label="Files of this message">
          {attachments.attached.map(({ key, name, file }) => (
            <li key={key} aria-busy={file === null || undefined}>
              <span className={styles.name}>{name}</span>
              {file === null && <span>Sending …</span>}
              <IconButton aria-label={`Remove ${name}`} onClick={() => attachments.remove(key)}>
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
      <div className={styles.actions}>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files"
          onChange={(event) => {
            attachments.add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        <Button variant="outline" title={`Up to 25 MB each: ${takenFiles}`} onClick={() => chooser.current?.click()}>
          <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
          Attach files
        </Button>
        <Button type="submit" disabled={isEmpty || attachments.busy}>
          Send
        </Button>
      </div>
    </form>
  )
}
