import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * A posted invoice as mails and notifications name it, held until the transaction ends: whoever asks for its money or
 * takes it holds it first.
 */
export async function heldInvoice(transaction: Transaction<Tables>, uuid: string) {
  const invoice = await transaction
    .selectFrom('invoices')
    .innerJoin('projects', 'projects.uuid', 'invoices.project_uuid')
    .selectAll('invoices')
    .select('project_name')
    .where('invoices.uuid', '=', uuid)
    .forUpdate('invoices')
    .executeTakeFirstOrThrow()
  // What is posted has a number, and nothing else is ever charged.
  return { ...invoice, number: invoice.number ?? 0 }
}
export type HeldInvoice = Awaited<ReturnType<typeof heldInvoice>>
