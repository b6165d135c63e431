import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { raw, type RawReply } from '../../platform/http/raw-reply.ts'

/** The file of an application’s signed agreement. @throws HttpError 404 */
export async function agreementFile(database: Kysely<Tables>, application_uuid: string): Promise<RawReply> {
  const found = await database
    .selectFrom('application_agreements')
    .select('pdf')
    .where('application_uuid', '=', application_uuid)
    .executeTakeFirst()
  if (!found) throw notFound('There is no signed agreement.')
  return raw({
    type: 'application/pdf',
    body: found.pdf,
    headers: {
      'Content-Disposition': 'attachment; filename="assistant-agreement.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
