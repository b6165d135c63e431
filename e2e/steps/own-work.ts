import { prepare } from './prepare.ts'
import { newEmail } from './registration.ts'

/** The accounts of an assistant and of the client they work for, with tasks to do, whom no other journey touches. */
export interface OwnWork {
  readonly assistant: string
  readonly client: string
}

/** Someone new with work of their own. */
export async function newWork(): Promise<OwnWork> {
  const [assistant, client] = [newEmail('robin'), newEmail('ola')]
  await prepare('give-work.ts', assistant, client)
  return { assistant, client }
}
