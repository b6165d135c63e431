import type { Database } from '../database/connection.ts'
import { serverSecret } from '../database/server-secret.ts'
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-links.ts'

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
