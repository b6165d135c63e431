import { getAgreement } from '@talentplace/contract/hiring/checkout/checkout.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { notFound } from '../../platform/http/http-error.ts'

const staff = ['admin_client.view', 'admin_finance.view'] as const

/** The signed agreement of an order, for its client and for staff who see clients or money. */
export function getAgreementOperation(database: Database) {
  return handle(getAgreement, async (context, { params }) => {
    const session = signedIn(context)
    const found = await database.kysely
      .selectFrom('agreement_documents')
      .innerJoin('orders', 'orders.uuid', 'agreement_documents.order_uuid')
      .select(['pdf', 'client_uuid'])
      .where('order_uuid', '=', params.uuid)
      .executeTakeFirst()
    const isStaff = staff.some((permission) => hasPermission(session.permissions, permission))
    if (!found || !(isStaff || found.client_uuid === session.client_uuid)) throw notFound('There is no such agreement.')
    return raw({
      type: 'application/pdf',
      body: found.pdf,
      headers: {
        'Content-Disposition': 'attachment; filename="agreement.pdf"',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}
