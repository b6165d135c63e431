import { mostFileBytes, mostFilesTogether } from '@talentplace/contract/files/file-limits'
import type { StoredFile } from '@talentplace/contract/files/file.routes'
import { useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { sendFile } from '../../platform/api/files.ts'
import { newUuid } from '../../platform/browser/new-uuid.ts'

interface Attachment {
  readonly key: string
  readonly name: string
  /** What the server keeps; null: it is being sent. */
  readonly file: StoredFile | null
}

/** The files of a message that is being written; each is sent as soon as it is chosen. */
export function useAttachments() {
  const [attached, setAttached] = useState<readonly Attachment[]>([])
  const [failure, setFailure] = useState<string | null>(null)

  async function send(file: File): Promise<void> {
    const key = newUuid()
    setAttached((before) => [...before, { key, name: file.name, file: null }])
    try {
      const kept = await sendFile(file)
      setAttached((before) => before.map((each) => (each.key === key ? { ...each, file: kept } : each)))
    } catch (error) {
      setAttached((before) => before.filter((each) => each.key !== key))
      setFailure(`${file.name}: ${failureMessage(error, 'It could not be sent. Please try again.')}`)
    }
  }

  return {
    attached,
    failure,
    busy: attached.some(({ file }) => file === null),
    files: attached.flatMap(({ file }) => file ?? []),
    add(chosen: readonly File[]): void {
      setFailure(null)
      const room = mostFilesTogether - attached.length
      const large = chosen.find(({ size }) => size > mostFileBytes)
      if (chosen.length > room) setFailure(`A message takes ${mostFilesTogether} files.`)
      else if (large) setFailure(`${large.name} is larger than 25 MB.`)
      else for (const file of chosen) void send(file)
    },
    remove: (key: string): void => setAttached((before) => before.filter((each) => each.key !== key)),
    clear: (): void => setAttached([]),
  }
}
