import { getApplicationProfile } from '@talentplace/contract/talent/joining/profile.routes'
import { readOwnApplication } from '../applications/lock-application.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { JoiningDeps } from './joining-deps.ts'
import { storedProfileOf } from './stored-profile.ts'

export function getApplicationProfileOperation({ database }: JoiningDeps) {
  return handle(getApplicationProfile, async (context) =>
    storedProfileOf(database.kysely, await readOwnApplication(database.kysely, signedIn(context).user_uuid)),
  )
}
