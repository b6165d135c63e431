import { getContentOperation } from './content/get-content.ts'
import { listContentOperation } from './content/list-content.ts'
import { listEditionsOperation } from './content/list-editions.ts'
import { saveContentOperation } from './content/save-content.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** Pages’ texts and their editions. */
export function contentOperations({ database, clock }: { database: Database; clock: Clock }) {
  return {
    getContent: getContentOperation(database),
    listContent: listContentOperation(database),
    listEditions: listEditionsOperation(database),
    saveContent: saveContentOperation({ database, clock }),
  }
}
