import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { makeMemoryFolder } from './memory-folder.mjs'

const memory = '/dev/shm'

describe.runIf(existsSync(memory))('a folder in memory for what tests throw away', () => {
  it('is made where there is room, and what an ended run left goes', () => {
    // No process has a number beyond the system's largest.
    const abandoned = `${memory}/talentplace-999999999-left`
    mkdirSync(abandoned)
    const folder = makeMemoryFolder({ env: {}, least: 1 })
    expect(folder).toMatch(new RegExp(`^${memory}/talentplace-${process.pid}-`))
    expect(existsSync(abandoned)).toBe(false)
    if (folder !== null) rmSync(folder, { recursive: true })
  })

  it('is none where memory is scarce, where it is a disk, or where TMPDIR names another', () => {
    expect(makeMemoryFolder({ env: {}, least: Number.MAX_SAFE_INTEGER })).toBeNull()
    expect(makeMemoryFolder({ env: {}, least: 1, memory: '/proc' })).toBeNull()
    expect(makeMemoryFolder({ env: { TMPDIR: tmpdir() }, least: 1 })).toBeNull()
  })
})
