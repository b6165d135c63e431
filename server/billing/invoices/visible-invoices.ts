import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type RawBuilder } from 'kysely'
import type { Session } from '../../platform/sessions/session.ts'

/** Who looks at invoices. */
export type InvoiceViewer = Pick<Session, 'client_uuid' | 'permissions'>

/** Staff who look after money see every invoice, a client's people those of their company, and nobody else any. */
export function isVisibleTo(session: InvoiceViewer): RawBuilder<boolean> {
  if (seesEveryInvoice(session)) return sql`true`
  return session.client_uuid === null ? sql`false` : sql`client_uuid = ${session.client_uuid}`
}

export function seesEveryInvoice(session: InvoiceViewer): boolean {
  return hasPermission(session.permissions, 'admin_finance.view')
}
