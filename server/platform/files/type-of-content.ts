import * as t from '@talentplace/contract/shared/messages/attachments'
import { setImmediate as betweenRequests } from 'node:timers/promises'
import { fileTypeFromBuffer } from 'file-type'
import { HttpError } from '../http/http-error.ts'

/** Pictures, which are drawn anew: what else their files carry (places, cameras, programs) isn't kept. */
export const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

const taken = new Set([
  ...pictureTypes,
  'application/pdf',
  'application/rtf',
  'application/zip',
  'application/epub+zip',
  // Office documents: of today, open, and of before 2007.
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/x-cfb',
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/wav',
  'audio/ogg',
  'audio/webm',
  'video/mp4',
  'video/quicktime',
  'video/webm',
])

/** Less than a millisecond of looking. */
const lookedAtOnce = 1024 * 1024

/** Bytes that no text has: control characters but tabs, line and page breaks. */
// oxlint-disable-next-line no-control-regex
const notText = /[\x00-\x08\x0b\x0e-\x1f]/

/** Calls are answered between two parts. A pattern looks at a part ten times faster than a loop over its bytes. */
async function isText(bytes: Buffer): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += lookedAtOnce) {
    if (notText.test(bytes.subarray(at, at + lookedAtOnce).toString('latin1'))) return false
    await betweenRequests()
  }
  return true
}

/** What looks like a text is one, whatever it describes: nobody's browser draws or runs it. */
const writtenTypes = new Set(['application/xml', 'image/svg+xml', 'text/html', 'application/json'])

/**
 * What a file is, told by its content; its name decides only whether a text is a table.
 * @throws HttpError 415 `file_type`
 */
export async function typeOfContent(bytes: Buffer, name: string): Promise<string> {
  const found = (await fileTypeFromBuffer(bytes))?.mime.split(';')[0]
  if (found !== undefined && taken.has(found)) return found
  if ((found === undefined || writtenTypes.has(found)) && (await isText(bytes))) {
    return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
  }
  throw new HttpError(415, 'file_type', t.wrongKind({ taken: t.taken() }))
}
