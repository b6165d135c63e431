import { listSignedAgreements, maxAgreements } from '@talentplace/contract/hiring/checkout/signed-agreement.routes'
import { requireClient } from '../../accounts/cards/require-client.ts'
import { offsetAt } from '../../platform/clock/zones.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'

/** What a company has signed at its checkouts: of each order that was paid. */
export function listSignedAgreementsOperation(database: Database) {
  return handle(listSignedAgreements, async (context, { params: { clientUuid }, query: { project_uuid } }) => {
    const staff = ['admin_client.view', 'admin_finance.view'] as const
    await requireClient(database.kysely, signedIn(context), clientUuid, staff)
    const rows = await database.kysely
      .selectFrom('orders')
      .innerJoin('projects', 'projects.uuid', 'orders.project_uuid')
      .leftJoin('agreement_documents', 'order_uuid', 'orders.uuid')
      .select([
        'orders.uuid as order_uuid',
        'orders.project_uuid',
        'project_name',
        'agreement_version as version',
        'agreement_language as language',
        'english_chosen_date',
        'signed_name',
        'signed_date',
        'signed_timezone',
        'sha256',
      ])
      .where('orders.client_uuid', '=', clientUuid)
      .where('orders.state', '=', 'paid')
      .$if(project_uuid !== undefined, (each) => each.where('orders.project_uuid', '=', project_uuid ?? ''))
      .orderBy('signed_date', 'desc')
      .orderBy('orders.uuid')
      .limit(maxAgreements)
      .execute()
    return {
      agreements: rows.map(({ signed_date, signed_timezone, english_chosen_date, sha256, ...row }) => ({
        ...row,
        english_chosen_date: english_chosen_date?.toISOString() ?? null,
        signed_date: signed_date.toISOString(),
        signed_timezone,
        signed_offset: signed_timezone === null ? 0 : (offsetAt(signed_timezone, signed_date) ?? 0),
        sha256: sha256 === null ? null : sha256.toString('hex'),
      })),
    }
  })
}
