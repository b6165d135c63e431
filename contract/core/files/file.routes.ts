import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { maxFileBytes } from '../../shared/file-limits.ts'
import { operation } from '../../shared/operation.ts'
import { storedFile } from '../../shared/stored-file.ts'
import { lineText } from '../../shared/line-text.ts'

/** As it is called where it comes from, without its folder. */
export const fileName = lineText().min(1, 'Required').max(200, 'At most 200 characters')

/**
 * One file, its bytes as the body. It is the caller's alone until they attach it to something; what hangs on nothing after a day
 * is removed. 413 `too_large`, 415 `file_type`.
 */
export const uploadFile = operation({
  name: 'files.uploadFile',
  method: 'POST',
  path: '/files',
  createsPerDay: 'files',
  summary: 'Keep a file, to be attached to something',
  caller: 'session',
  bytes: { max: maxFileBytes },
  query: z.object({ name: fileName }),
  reply: storedFile,
  failures: ['400 empty', '415 file_type', '429 too_many', '503 files_away'],
})

const oneFile = {
  caller: 'session',
  params: z.object({ uuid }),
  reply: z.unknown(),
} as const

/** To be saved, never shown: its owner reads it, and whoever may read what it is attached to. Anybody else gets 404. */
export const getFile = operation({
  name: 'files.getFile',
  method: 'GET',
  path: '/files/{uuid}',
  summary: 'The content of a file',
  ...oneFile,
  replyType: 'application/octet-stream',
  failures: ['404 not_found', '503 files_away'],
})

/** At most 640 pixels wide or high; 404 for a file that is no picture. */
export const getSmallPicture = operation({
  name: 'files.getSmallPicture',
  method: 'GET',
  path: '/files/{uuid}/small',
  summary: 'The small form of a picture',
  ...oneFile,
  replyType: 'image/webp',
  failures: ['404 not_found', '503 files_away'],
})
