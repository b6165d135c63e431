import * as t from '@talentplace/contract/work/messages/discussions'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { maxFilesTogether } from '@talentplace/contract/shared/file-limits'
import { longestMessage } from '@talentplace/contract/work/discussions/discussion-limits'
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useStoredState } from '../../platform/browser/use-stored-state.ts'
import { Button } from '../../ui/button.tsx'
import { AttachButton, AttachmentList } from '../../ui/files/attachments.tsx'
import { useAttachments } from '../../ui/files/use-attachments.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import styles from './composer.module.css'

interface ComposerProps {
  /** By which what is being written is kept over a reload. */
  readonly draftKey: string
  readonly onSubmit: (body: string, files: readonly StoredFile[]) => void
}

/** Where a message is written. Ctrl or Cmd with Enter sends it. */
export function Composer({ draftKey, onSubmit }: ComposerProps) {
  const draft = useStoredState(draftKey, () => ({ body: '' }))
  const attachments = useAttachments({ full: t.filesLimit({ count: maxFilesTogether }) })
  const field = useRef<HTMLTextAreaElement>(null)
  const { body } = draft.value
  const isEmpty = isInvisible(body) && attachments.files.length === 0

  function send(): void {
    if (isEmpty || attachments.busy) return
    onSubmit(body.trim(), attachments.files)
    draft.clear()
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
        label={t.write()}
        description={t.keys()}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestMessage}
        value={body}
        onChange={(event) => draft.change({ body: event.currentTarget.value })}
        onKeyDown={press}
      />
      <AttachmentList attachments={attachments} label={t.filesOfMessage()} />
      <div className={styles.actions}>
        <AttachButton attachments={attachments} />
        <Button type="submit" disabled={isEmpty || attachments.busy}>
          {t.send()}
        </Button>
      </div>
    </form>
  )
}
