import * as t from '@talentplace/contract/shared/messages/files'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import hidden from '../visually-hidden.module.css'
import { ExportProgress } from './export-progress.tsx'
import styles from './file-export.module.css'
import { useFileExport, type ExportRequest } from './use-file-export.ts'

/** Longer documents are prepared in the background: asking for them directly would be refused. */
const maxDirectRows = 1_000

interface ExportButtonProps {
  readonly variant: 'outline' | 'quiet'
  /** The direct download, below `/api`. */
  readonly path: string
  /** The same document as an export. */
  readonly request: ExportRequest
  /** What its rows are called: `entries`. */
  readonly noun: string
  /** How many rows it has, where the page knows. */
  readonly rows?: number | undefined
  readonly children: ReactNode
}

function Exporting({ variant, path, request, noun, rows = 0, children }: ExportButtonProps) {
  const { made, busy, press } = useFileExport(path, request, { isLong: rows > maxDirectRows })
  const heard = made?.state === 'waiting' ? t.preparing() : made?.state === 'ready' ? t.ready() : ''
  return (
    <span className={styles.export}>
      <Button variant={variant} busy={busy} onClick={press}>
        {made?.state === 'ready' ? t.download() : made?.state === 'failed' ? t.tryAgain() : ''}
        {children}
      </Button>
      {made?.state === 'waiting' && <ExportProgress made={made} noun={noun} />}
      {made?.state === 'failed' && (
        <span className={styles.failure} role="alert">
          {made.failure}
        </span>
      )}
      <output className={hidden['hidden']}>{heard}</output>
    </span>
  )
}

/** Saves a document in one press; one of more than 1,000 rows is prepared first, with its progress beside the button. */
export function ExportButton(props: ExportButtonProps) {
  // Another filter is another document.
  return <Exporting key={JSON.stringify(props.request)} {...props} />
}
