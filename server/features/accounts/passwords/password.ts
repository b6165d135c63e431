import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '../../../platform/http/http-error.ts'

// Argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a core for 20 ms: one core stays free for everybody else, unless the configuration says otherwise. */
export const hashesAtOnceByDefault = Math.max(1, availableParallelism() - 1)

/** About ten seconds of waiting. */
const mostWaiting = 400

let mostAtOnce = hashesAtOnceByDefault
let running = 0
const waiting: (() => void)[] = []

/** How many passwords this process hashes at the same time; the others wait for their turn. */
export function hashAtMost(count: number): void {
  mostAtOnce = count
}

/** @throws HttpError 503 when so many wait that the last would be given up before its turn */
async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) {
    throw new HttpError(503, 'busy', 'Many people are signing in right now. Please try again in a moment.', {
      retryAfter: 5,
    })
  }
  if (running >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Keyboards write the same letter in different ways; it is the same password. */
const sameText = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return withTurn(() => hash(sameText(password), cost))
}

let stranger: Promise<string> | undefined

/**
 * True when the password is the account's. An unknown account or one without a password costs the same
 * time as a wrong password, so that the clock doesn't tell which addresses exist.
 */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await stranger)
  const right = await withTurn(() => verify(against, sameText(password)))
  return right && passwordHash !== null && passwordHash !== undefined
}
