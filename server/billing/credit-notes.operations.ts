import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { calculateCreditNoteOperation } from './credit-notes/calculate-credit-note.ts'
import { issueCreditNoteOperation } from './credit-notes/issue-credit-note.ts'

/** What staff take back of posted invoices. */
export function creditNotesOperations(deps: { database: Database; clock: Clock }) {
  return {
    calculateCreditNote: calculateCreditNoteOperation(deps.database),
    issueCreditNote: issueCreditNoteOperation(deps),
  }
}
