import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { encrypt, DecryptionFailed, decrypt } from './seal.ts'
import { addKey, givenKeys, storedKeys } from './encryption-keys.ts'

const folder = await mkdtemp(join(tmpdir(), 'sealing-'))
afterAll(() => rm(folder, { recursive: true }))

const one = `${'A'.repeat(43)}=`
const other = `${'B'.repeat(42)}A=`

describe('what is sealed', () => {
  it('is read with its key, for what it was sealed for, and reads each time differently', async () => {
    const keys = givenKeys([one])
    const first = await encrypt(keys, 'account of Maya', '1234567')
    const second = await encrypt(keys, 'account of Maya', '1234567')
    expect(first.sealed.equals(second.sealed)).toBe(false)
    expect(first.sealed.toString('latin1')).not.toContain('1234567')
    expect(String(await decrypt(keys, 'account of Maya', first))).toBe('1234567')
    await expect(decrypt(keys, 'account of Robin', first)).rejects.toThrow(DecryptionFailed)
    await expect(decrypt(givenKeys([other]), 'account of Maya', first)).rejects.toThrow(DecryptionFailed)
  })

  it('is refused once a bit of it was changed', async () => {
    const keys = givenKeys([one])
    const { key_id, sealed } = await encrypt(keys, 'x', '1234567')
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(decrypt(keys, 'x', { key_id, sealed: changed })).rejects.toThrow(DecryptionFailed)
    }
  })

  it('is read by an older key while a newer one seals', async () => {
    const before = await encrypt(givenKeys([one]), 'x', 'text')
    const both = givenKeys([other, one])
    expect(String(await decrypt(both, 'x', before))).toBe('text')
    expect((await encrypt(both, 'x', 'text')).key_id).not.toBe(before.key_id)
  })
})

describe('the file of keys', () => {
  it('is made once, whoever comes first, and for its owner alone', async () => {
    const path = join(folder, 'made', 'banking.key')
    const all = await Promise.all(Array.from({ length: 20 }, () => storedKeys(path)()))
    expect(new Set(all.map(([{ id }]) => id)).size).toBe(1)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(2)
  })

  it('gets a new key before the one that sealed until then, and loses those that nothing needs', async () => {
    const path = join(folder, 'turned.key')
    const keys = storedKeys(path)
    const [first] = await keys()
    await addKey(path, new Set())
    const [second, ...older] = await keys()
    expect(older).toEqual([first])
    await addKey(path, new Set([first.id]))
    expect((await keys()).slice(1).map(({ id }) => id)).toEqual([second.id, first.id])
    await addKey(path, new Set())
    expect(await keys()).toHaveLength(2)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})
