import { listAgreements } from '@talentplace/contract/talent/agreement/agreement.routes'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { signatureOf, type AgreementDeps } from './own-agreement.ts'

export function listAgreementsOperation({ database }: Pick<AgreementDeps, 'database'>) {
  return handle(listAgreements, async (_context, { params: { uuid } }) => {
    const rows = await database.kysely
      .selectFrom('assistants')
      .leftJoin('applications', 'applications.virtualassistant_uuid', 'assistants.uuid')
      .leftJoin('application_agreements', 'application_uuid', 'applications.uuid')
      .select(['application_uuid', 'application_agreements.version', 'signed_name', 'signed_date', 'sha256'])
      .where('assistants.uuid', '=', uuid)
      .orderBy('signed_date', 'desc')
      .execute()
    if (rows.length === 0) throw notFound('There is no such assistant.')
    const agreements = rows.flatMap(({ application_uuid, version, signed_name, signed_date, sha256 }) =>
      application_uuid === null || version === null || signed_name === null || signed_date === null || sha256 === null
        ? []
        : [{ application_uuid, ...signatureOf({ version, signed_name, signed_date, sha256 }) }],
    )
    return { agreements }
  })
}
