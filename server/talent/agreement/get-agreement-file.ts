import { getAgreementFile } from '@talentplace/contract/talent/agreement/agreement.routes'
import { handle } from '../../platform/http/handler.ts'
import { agreementFile } from './agreement-file.ts'
import type { AgreementDeps } from './own-agreement.ts'

export function getAgreementFileOperation({ database }: Pick<AgreementDeps, 'database'>) {
  return handle(getAgreementFile, (_context, { params: { uuid } }) => agreementFile(database.kysely, uuid))
}
