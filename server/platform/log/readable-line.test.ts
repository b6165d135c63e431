import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createLog } from './create-log.ts'
import { readableLine } from './readable-line.ts'

it('a person reads time, level, message and fields, not JSON', () => {
  const line = readableLine('{"level":40,"time":1795991556279,"key":"abc","most":{"a":1},"msg":"a key is missing"}\n')
  expect(line).toMatch(/^\d\d:\d\d:\d\d Warning: a key is missing \(key=abc most=\{"a":1\}\)\n$/)
})

it('an error keeps its stack, below the message', () => {
  const err = { message: 'no room', stack: 'Error: no room\n    at save' }
  const line = readableLine(JSON.stringify({ level: 50, time: 0, msg: 'not saved', err }))
  expect(line).toMatch(/Error: not saved\n {2}Error: no room\n {6}at save\n$/)
})

it('what is no JSON is passed on as it is', () => {
  expect(readableLine('half a li')).toBe('half a li')
})

it('a log in text has neither secrets nor JSON', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'readable-log-'))
  const file = join(folder, 'log')
  const log = createLog({ level: 'warn', to: file, format: 'text' })
  log.info('not told')
  log.warn({ url: 'smtp://us:pass-word@mail' }, 'mail waits')
  await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toMatch(/\n/))
  expect(await readFile(file, 'utf8')).toMatch(/^\d\d:\d\d:\d\d Warning: mail waits \(url=smtp:\/\/us:…@mail\)\n$/)
  await rm(folder, { recursive: true })
})
