import { setImmediate as turn } from 'node:timers/promises'
import type { Sending, StoredDraft } from '@talentplace/web/hiring/drafts/writer/draft-journal'
import type { Random } from './numbers.ts'

/** No answer came: the request may have reached the server or not. */
export class NoAnswer extends Error {}

/** The server as a device reaches it. */
export interface Reached {
  load(uuid: string): Promise<StoredDraft>
  save(uuid: string, sending: Sending): Promise<StoredDraft>
}

/** A device's way to the server. */
export interface Network extends Reached {
  isCut: boolean
  /** Of a hundred calls, how many are lost before the server, and how many answers after it. */
  lossy: number
}

/** A network that loses calls and answers and delays both, as the numbers say. */
export function createNetwork(server: Reached, random: Random): Network {
  async function through<T>(call: () => Promise<T>): Promise<T> {
    for (let turns = random(4); turns > 0; turns -= 1) await turn()
    if (network.isCut || random(100) < network.lossy) throw new NoAnswer()
    const answer = await call()
    for (let turns = random(4); turns > 0; turns -= 1) await turn()
    if (network.isCut || random(100) < network.lossy) throw new NoAnswer()
    return answer
  }
  const network: Network = {
    isCut: false,
    lossy: 15,
    load: (uuid) => through(() => server.load(uuid)),
    save: (uuid, sending) => through(() => server.save(uuid, sending)),
  }
  return network
}
