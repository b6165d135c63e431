import { availableParallelism } from 'node:os'
import { HttpError } from '../../platform/http/http-error.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { QueueFull, TurnQueue, type Turn } from '../../platform/workers/turn-queue.ts'

/** Hashing takes a core for 20 ms: one core stays free for everybody else, unless the configuration says otherwise. */
export const hashesAtOnceByDefault = Math.max(1, availableParallelism() - 1)

/** Some ten seconds of waiting, and one for whoever is alone at their address. */
const waiting = { waiting: 400, waitingPerGroup: 40 }
const limitsOf = (running: number) => ({ running, runningPerGroup: running, ...waiting })

/** Passwords to be hashed by this process: addresses take turns, and emails at one address. */
export const hashQueue = new TurnQueue(limitsOf(hashesAtOnceByDefault))

/** How many passwords this process hashes at the same time; the others wait for their turn. */
export function hashAtMost(count: number): void {
  hashQueue.limits = limitsOf(count)
}

/** Whose turn it is to hash, and until when they wait for it. */
export interface HashTurn extends Turn {
  readonly signal?: AbortSignal
}

/** Of nobody who calls: demo accounts, and what a stranger's password is compared with. */
export const ownTurn: HashTurn = { group: '', member: '', mustRun: true }

/** Of a caller, by their address and the email they speak of. */
export function turnOf({ address, signal }: RequestContext, email: string): HashTurn {
  return { group: address, member: email.toLowerCase(), signal }
}

/** Nothing was compared, so it was no guess. */
export class HashingBusy extends HttpError {
  constructor() {
    super(503, 'busy', 'Many people are signing in right now. Please try again in a moment.', { retryAfter: 5 })
  }
}

/** @throws HashingBusy; the reason of the turn's signal */
export async function inTurn<T>({ signal, ...turn }: HashTurn, work: () => Promise<T>): Promise<T> {
  try {
    return await hashQueue.run(turn, work, signal)
  } catch (error) {
    throw error instanceof QueueFull ? new HashingBusy() : error
  }
}
