import { getOwnAgreementFile } from '@talentplace/contract/talent/agreement/agreement.routes'
import { readOwnApplication } from '../applications/lock-application.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { agreementFile } from './agreement-file.ts'
import type { AgreementDeps } from './own-agreement.ts'

export function getOwnAgreementFileOperation({ database }: Pick<AgreementDeps, 'database'>) {
  return handle(getOwnAgreementFile, async (context) => {
    const { uuid } = await readOwnApplication(database.kysely, signedIn(context).user_uuid)
    return agreementFile(database.kysely, uuid)
  })
}
