import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostAtOnce = Math.max(1, availableParallelism() - 1)

let running = 0
const waiting: (() => void)[] = []

/** Hashing takes a core for 20 ms: one core always stays free for everybody else. */
async function withTurn<T>(work: () => Promise<T>): Promise<T> {
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

export function hashPassword(password: string): Promise<string> {
  return withTurn(() => hash(password, cost))
}

let stranger: Promise<string> | undefined

/**
 * True when the password is the account's. An unknown account or one without a password costs the same
 * time as a wrong password, so that the clock doesn't tell which addresses exist.
 */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await stranger)
  const right = await withTurn(() => verify(against, password))
  return right && passwordHash !== null && passwordHash !== undefined
}
