import { sendOwnResumeLink } from '@talentplace/contract/talent/joining/start.routes'
import { readOwnApplication } from '../applications/lock-application.ts'
import { applicationEnded } from '../applications/withdraw-application.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { JoiningDeps } from './joining-deps.ts'
import { mailWayBack } from './mail-way-back.ts'

export function sendOwnResumeLinkOperation(deps: JoiningDeps) {
  return handle(sendOwnResumeLink, async (context) => {
    const { user_uuid: uuid, email, full_name } = signedIn(context)
    await readOwnApplication(deps.database.kysely, uuid)
    await deps.database.kysely.transaction().execute(async (transaction) => {
      if (!(await mailWayBack(deps, transaction, { uuid, email, full_name }))) throw applicationEnded()
    })
    return { email }
  })
}
