import { getExportFile } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { partKey } from './erase-exports.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

const missingMessage = () => notFound('This copy isn’t there any more. Please ask for a new one.')

export function getExportFileOperation({ database, clock, files, sender }: PersonalDataDeps) {
  return handle(getExportFile, async (context, { params: { uuid, part } }) => {
    const { user_uuid } = signedIn(context)
    const made = await database.kysely
      .selectFrom('data_exports')
      .select(['parts', 'asked_date'])
      .where('uuid', '=', uuid)
      .where('user_uuid', '=', user_uuid)
      .where('state', '=', 'ready')
      .where('expires', '>', clock.now())
      .executeTakeFirst()
    const bytes = made && part <= made.parts ? await files.get(partKey(uuid, part)) : null
    if (!made || bytes === null) throw missingMessage()
    const which = made.parts === 1 ? '' : ` ${part} of ${made.parts}`
    const day = made.asked_date.toISOString().slice(0, 10)
    return raw({
      type: 'application/zip',
      body: bytes,
      headers: downloadHeaders(documentFileName(sender.brand, `data ${day}${which}`, 'zip')),
    })
  })
}
