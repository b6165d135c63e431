import { getOwnAgreement } from '@talentplace/contract/talent/agreement/agreement.routes'
import { readOwnApplication } from '../applications/lock-application.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readOwnAgreement, type AgreementDeps } from './own-agreement.ts'

export function getOwnAgreementOperation({ database, clock, brand }: AgreementDeps) {
  return handle(getOwnAgreement, async (context) => {
    const application = await readOwnApplication(database.kysely, signedIn(context).user_uuid)
    return readOwnAgreement(database.kysely, application, { brand, now: clock.now() })
  })
}
