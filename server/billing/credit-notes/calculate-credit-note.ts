import { calculateCreditNote } from '@talentplace/contract/billing/credit-notes/credit-note.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { noteSettlement } from './settle-note.ts'
import { wantedParts } from './wanted-parts.ts'

/** Said before the press: taxes, and what becomes of the amount. */
export function calculateCreditNoteOperation({ kysely }: Database) {
  return handle(calculateCreditNote, async (_, { params: { uuid }, body }) => {
    const invoice = await kysely
      .selectFrom('invoices')
      .selectAll()
      .where('uuid', '=', uuid)
      .where('number', 'is not', null)
      .executeTakeFirst()
    if (!invoice) throw notFound('There is no such invoice.')
    const { left, document } = await wantedParts(kysely, invoice, body)
    const { subtotal_cents, taxes, total_cents } = document
    return {
      lines: left.map(({ position, line, left_cents }) => ({
        position,
        description: line.description,
        left_cents: Math.max(0, left_cents),
      })),
      subtotal_cents,
      taxes: [...taxes],
      total_cents,
      ...(await noteSettlement(kysely, invoice, total_cents)),
    }
  })
}
