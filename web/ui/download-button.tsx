import * as t from '@talentplace/contract/shared/messages/lists'
import { useState, type ReactNode } from 'react'
import { failureMessage } from '../platform/api/api-failure.ts'
import { Button } from './button.tsx'
import { saveFile } from './save-file.ts'
import { notify } from './notice/toast.ts'
import { fetchFile } from '../platform/api/fetch-file.ts'

interface DownloadButtonProps {
  /** Below `/api`. */
  readonly path: string
  readonly variant: 'outline' | 'quiet'
  readonly children: ReactNode
}

/** Saves a file of the API under its own name. A failure is told. */
export function DownloadButton({ path, variant, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { name, type, content } = await fetchFile(path)
      saveFile(name, type, content)
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, t.fileNotLoaded()) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant={variant} busy={busy} onClick={() => void download()}>
      {children}
    </Button>
  )
}
