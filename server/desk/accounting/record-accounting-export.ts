import type { AccountingFile } from '@talentplace/contract/desk/accounting/accounting.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** The audit has who took a month for the accountant. */
export function recordAccountingExport(
  transaction: Transaction<Tables>,
  { at, actor_uuid, file, month }: { at: Date; actor_uuid: string; file: AccountingFile; month: string },
): Promise<void> {
  return recordAudit(transaction, {
    at,
    actor_uuid,
    action: 'accounting.exported',
    entity: `accounting:${file}`,
    details: { month },
  })
}
