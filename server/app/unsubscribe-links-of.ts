import type { Database } from '../platform/database/connection.ts'
import { serverSecret } from '../platform/database/server-secret.ts'
import { createUnsubscribeLinks, type UnsubscribeLinks } from '../platform/mail/unsubscribe-links.ts'

/** The installation's links to unsubscribe by, the same in every process. */
export function unsubscribeLinksOf({
  database,
  publicUrl,
}: {
  database: Database
  publicUrl: string
}): UnsubscribeLinks {
  return createUnsubscribeLinks({ publicUrl, secret: () => serverSecret(database, 'unsubscribe links') })
}
