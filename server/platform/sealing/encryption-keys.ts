import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A key of AES-256; its id stands with whatever it sealed. */
export interface EncryptionKey {
  readonly id: string
  readonly key: Buffer
}

/** The first one seals; all of them open. */
export type EncryptionKeys = () => Promise<readonly [EncryptionKey, ...EncryptionKey[]]>

/** 32 bytes in base64. */
const keyForm = /^[A-Za-z0-9+/]{43}=$/

function keyOf(text: string): EncryptionKey {
  if (!keyForm.test(text)) throw new Error('A key for sealing must be 32 bytes in base64')
  const key = Buffer.from(text, 'base64')
  return { id: createHash('sha256').update('sealing key').update(key).digest('hex').slice(0, 16), key }
}

function keysOf(texts: readonly string[]): readonly [EncryptionKey, ...EncryptionKey[]] {
  const [first, ...others] = texts.map(keyOf)
  if (first === undefined) throw new Error('There is no key for sealing')
  return [first, ...others]
}

/** Keys that the configuration gives, the one that seals first. */
export function givenKeys(texts: readonly string[]): EncryptionKeys {
  const keys = keysOf(texts)
  return async () => keys
}

const newKey = () => randomBytes(32).toString('base64')

/** Writes a file that nobody else may read, whole before it has its place. */
async function writePrivately(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  return unfinished
}

async function storedIn(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Of several that make it at the same time the first one wins. */
async function makeOnce(path: string): Promise<void> {
  const unfinished = await writePrivately(path, `${newKey()}\n`)
  try {
    await link(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(unfinished)
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Keys of a file, one a line, made when it is first needed. Read each time: a new key counts at once in every process. */
export function storedKeys(path: string): EncryptionKeys {
  return async () => {
    if ((await storedIn(path)) === null) await makeOnce(path)
    return keysOf(linesOf((await storedIn(path)) ?? ''))
  }
}

/** The keys of a file, which isn't made for it; null: there is none. */
export async function knownKeys(path: string): Promise<readonly EncryptionKey[] | null> {
  const text = await storedIn(path)
  return text === null ? null : keysOf(linesOf(text))
}

/**
 * A new key for a file, from now on the one that seals. The one before stays: a process may have read it a moment ago.
 * Older ones go once nothing is sealed by them (`stillUsed`, ids).
 */
export async function addKey(path: string, stillUsed: ReadonlySet<string>): Promise<void> {
  const before = linesOf((await storedIn(path)) ?? '')
  const retained = before.filter((text, at) => at === 0 || stillUsed.has(keyOf(text).id))
  await rename(await writePrivately(path, `${[newKey(), ...retained].join('\n')}\n`), path)
}
