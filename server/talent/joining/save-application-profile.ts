import { saveApplicationProfile } from '@talentplace/contract/talent/joining/profile.routes'
import { completeStep } from '../applications/complete-step.ts'
import { checkStepOpen, lockOwnApplication } from '../applications/lock-application.ts'
import { staleVersion } from '../applications/stale-version.ts'
import { lockOwnAssistant } from '../assistants/lock-own-assistant.ts'
import { storeOwnWords } from '../assistants/store-own-words.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { availabilityMask } from '../../rules/working-overlap.ts'
import type { JoiningDeps } from './joining-deps.ts'
import { storedProfileOf } from './stored-profile.ts'

/** C6.1 profile: what clients will read, done once it is complete. */
export function saveApplicationProfileOperation({ database, clock }: JoiningDeps) {
  return handle(saveApplicationProfile, async (context, { body: { version, availabilities, ...words } }) => {
    const by = signedIn(context).user_uuid
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const assistant = await lockOwnAssistant(transaction, by)
      const locked = await lockOwnApplication(transaction, by)
      checkStepOpen(locked, 'profile')
      if (assistant.version !== version) throw staleVersion()
      const columns = { ...words, availability: availabilityMask(availabilities) }
      await storeOwnWords(transaction, assistant, columns, { by, at })
      await completeStep(transaction, locked, { step: 'profile', at })
      return storedProfileOf(transaction, locked)
    })
  })
}
