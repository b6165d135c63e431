import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'
import { vi } from 'vitest'

export interface Sent {
  /** In their order. */
  readonly statements: string[]
  /** What is sent before the last one is answered travels along. */
  trips: number
}

/** What some work sends to the database, whatever else goes on meanwhile. */
export async function roundTrips(work: () => Promise<unknown>): Promise<Sent> {
  const of = new AsyncLocalStorage<Sent>()
  const sent: Sent = { statements: [], trips: 0 }
  const unanswered = new Map<Client, number>()
  const query = Client.prototype.query
  const counted = vi.spyOn(Client.prototype, 'query').mockImplementation(function count(this: Client, ...given) {
    const answer: unknown = Reflect.apply(query, this, given)
    if (of.getStore() === undefined) return answer as never
    const [asText] = given as unknown as [string | { text: string }]
    sent.statements.push(typeof asText === 'string' ? asText : asText.text)
    const before = unanswered.get(this) ?? 0
    if (before === 0) sent.trips += 1
    if (!(answer instanceof Promise)) return answer as never
    unanswered.set(this, before + 1)
    const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1)
    answer.then(answered, answered)
    return answer as never
  })
  try {
    await of.run(sent, work)
  } finally {
    counted.mockRestore()
  }
  return sent
}
