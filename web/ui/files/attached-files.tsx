import * as t from '@talentplace/contract/shared/messages/attachments'
import * as lists from '@talentplace/contract/shared/messages/lists'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { readFile, readSmallPicture } from '../../platform/api/files.ts'
import { IconButton } from '../icon-button.tsx'
import { notify } from '../notice/toast.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { saveFile } from '../save-file.ts'
import { fileSize } from './file-size.ts'
import styles from './attached-files.module.css'

function SmallPicture({ file }: { file: StoredFile }) {
  const { data } = useQuery({
    queryKey: ['small picture', file.uuid],
    queryFn: ({ signal }) => readSmallPicture(file.uuid, signal),
    staleTime: Infinity,
  })
  const { width, height } = file
  const share = width !== null && height !== null ? width / height : 1
  // Its room is kept until it has come.
  return (
    <span
      className={styles.picture}
      style={{ aspectRatio: share, width: `min(100%, ${Math.round(Math.min(240, 240 * share))}px)` }}
    >
      {data !== undefined && <img src={data} alt="" />}
    </span>
  )
}

/** A file that hangs on something: pictures by their small form; a press saves the whole. */
function AttachedFile({ file }: { file: StoredFile }) {
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      saveFile(file.name, file.type, await readFile(file.uuid))
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, lists.fileNotLoaded()) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <button type="button" className={styles.file} aria-busy={busy || undefined} onClick={() => void save()}>
      {file.width !== null && <SmallPicture file={file} />}
      <span className={styles.fileName}>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        <VisuallyHidden>{t.save()}</VisuallyHidden>
        <span>{file.name}</span>
        <span className={styles.size}>{fileSize(file.size)}</span>
      </span>
    </button>
  )
}

interface AttachedFilesProps {
  readonly files: readonly StoredFile[]
  /** Offered where one can be taken off again. */
  readonly onRemove?: (file: StoredFile) => void
}

/** The files of something; nothing where it has none. */
export function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t.attachedFiles()}>
      {files.map((file) => (
        <li key={file.uuid}>
          <AttachedFile file={file} />
          {onRemove && (
            <IconButton aria-label={t.remove({ name: file.name })} onClick={() => onRemove(file)}>
              <IconX size={16} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}
