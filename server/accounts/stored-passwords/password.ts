import { hash, verify } from '@node-rs/argon2'
import { inTurn, ownTurn, type HashTurn } from './hash-queue.ts'

// Argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards write the same letter in different ways; it is the same password. */
const sameText = (password: string) => password.normalize('NFKC')

/** @param turn Of whoever calls; every operation says it. */
export function hashPassword(password: string, turn = ownTurn): Promise<string> {
  return inTurn(turn, () => hash(sameText(password), cost))
}

let stranger: Promise<string> | undefined

/**
 * True when the password is the account's. An unknown account or one without a password costs the same
 * time as a wrong password, so that the clock doesn't tell which addresses exist.
 */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
  turn: HashTurn = ownTurn,
): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await stranger)
  const right = await inTurn(turn, () => verify(against, sameText(password)))
  return right && passwordHash !== null && passwordHash !== undefined
}
