import type { ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import { ownApplicationIn } from '../rows/own-application-in.ts'
import type { AccessWorld } from './access-world.ts'

/** The one open application of the assistant of the calls, brought into a state: each call of them is one after the other. */
export function applicationIn({ database, assistants }: AccessWorld, state: ApplicationState): Promise<string> {
  return ownApplicationIn(database, assistants.own.uuid, state)
}
