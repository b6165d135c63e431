import * as t from '@talentplace/contract/shared/messages/attachments'
import { maxFilesTogether } from '@talentplace/contract/shared/file-limits'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { useRef, useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { sendFile } from '../../platform/api/files.ts'
import { chooseFiles } from './choose-files.ts'

interface Attachment {
  readonly key: number
  readonly name: string
  /** How much of it has gone. */
  readonly percent: number
  /** What the server keeps; null: it is being sent. */
  readonly file: StoredFile | null
}

interface AttachmentsOptions {
  /** What is said where more are chosen than there is room for. */
  readonly full: string
  /** How many it has already. */
  readonly taken?: number
  /** Where each hangs on something as soon as it is sent: it is shown there from then on. */
  readonly onUploaded?: (file: StoredFile) => Promise<unknown>
}

export type Attachments = ReturnType<typeof useAttachments>

/** The files of something that is being written; each is sent as soon as it is chosen. */
export function useAttachments({ full, taken = 0, onUploaded }: AttachmentsOptions) {
  const [attached, setAttached] = useState<readonly Attachment[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const sending = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const change = (key: number, to: Partial<Attachment>) =>
    setAttached((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)))
  function remove(key: number): void {
    sending.current.get(key)?.abort()
    setAttached((before) => before.filter((each) => each.key !== key))
  }

  async function send(file: File, key: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    try {
      const stored = await sendFile(file, { signal, onProgress: (percent) => change(key, { percent }) })
      if (signal.aborted) return
      if (onUploaded === undefined) return change(key, { file: stored })
      await onUploaded(stored)
      remove(key)
    } catch (error) {
      if (signal.aborted) return
      remove(key)
      const why = t.failed({ name: file.name, why: failureMessage(error, t.notSent()) })
      setFailure((before) => (before === null ? why : `${before} ${why}`))
    } finally {
      sending.current.delete(key)
    }
  }

  /** One after the other: together they would only share the line, and the server takes few at a time. */
  function enqueue(file: File): void {
    lastKey.current += 1
    const key = lastKey.current
    const controller = new AbortController()
    sending.current.set(key, controller)
    setAttached((before) => [...before, { key, name: file.name, percent: 0, file: null }])
    queue.current = queue.current.then(() => send(file, key, controller.signal))
  }

  return {
    attached,
    failure,
    busy: attached.some(({ file }) => file === null),
    files: attached.flatMap(({ file }) => file ?? []),
    add(chosen: readonly File[]): void {
      const { sent, rejected } = chooseFiles(chosen, Math.max(maxFilesTogether - taken - attached.length, 0), full)
      setFailure(rejected)
      for (const file of sent) enqueue(file)
    },
    remove,
    clear: (): void => setAttached([]),
  }
}
