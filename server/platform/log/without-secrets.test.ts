import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '../http/server.ts'
import { createLog } from './create-log.ts'
import { withoutSecrets } from './without-secrets.ts'

// As random as any, and without a digit.
const key = 'ARA_aNbBoTAJAoUJFBZyzQ'
const token = randomBytes(32).toString('base64url')

describe('a key or token', () => {
  it.each([
    ['/verify/ABC234?email=a@b.test', '/verify/…?email=…'],
    ['GET /meeting?uuid=x&key=abc failed', 'GET /meeting?uuid=…&key=… failed'],
    ['see https://talent.test/search?q=payroll&pin=1#top', 'see https://talent.test/search?q=…&pin=…'],
    ['{"authorization":"Bearer abc.def"}', '{"authorization":"…"}'],
    ['sent Bearer abc.def, twice', 'sent Bearer …, twice'],
    ['{"auth":{"token":"abc"},"code":"57014"}', '{"auth":{"token":"…"},"code":"57014"}'],
    ['"{\\"resetPasswordToken\\":\\"ABC234\\"}"', '"{\\"resetPasswordToken\\":\\"…\\"}"'],
    ['smtp://user:pass@host', 'smtp://user:…@host'],
    ['aB3'.padEnd(22, 'x'), '…'],
    ['aB3'.padEnd(43, 'x'), '…'],
  ])('never stays in a text: %s', (text, plain) => {
    expect(withoutSecrets(text)).toBe(plain)
  })

  it.each([
    '/api/invoices/01940000-0000-7000-8000-000000000000',
    'at processTicksAndRejections (node:internal/process/task_queues:104:5)',
    '{"level":30,"time":1763824800000,"reqId":"4f9c1b0e-8a57-4f0e-9d1c-2f6b8f3b7a10","status":200}',
    'at createUnsubscribeLinks (unsubscribe-links.ts:22:3)',
  ])('is all that goes: %s', (text) => {
    expect(withoutSecrets(text)).toBe(text)
  })

  it.each([16, 32])('of %i bytes is known for what it is, whatever letters it happens to have', (bytes) => {
    const made = Array.from({ length: 20_000 }, () => randomBytes(bytes).toString('base64url'))
    expect(made.filter((each) => withoutSecrets(`at ${each}, then`) !== 'at …, then').length).toBeLessThan(10)
  })

  it('never reaches the log: not by the address, the referer, an error or what the error carries', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'talentplace-log-'))
    const file = join(folder, 'log')
    const log = createLog({ level: 'info', to: file })
    const server = createHttpServer({ log })
    server.get('/api/fails/:key', (request) => {
      throw Object.assign(new Error(`nothing at ${request.url}`), { headers: request.headers, auth: { token } })
    })
    const headers = { referer: `https://talent.test/verify/${key}`, authorization: `Bearer ${token}` }
    await server.inject({ url: `/api/fails/${key}?token=${token}&email=robin@maple.test`, headers })
    await server.inject({ url: `/verify/ABC234?pin=XYZ789`, headers })
    const lines = await vi.waitFor(
      async () => {
        const text = await readFile(file, 'utf8')
        expect(text.split('\n').length).toBeGreaterThan(3)
        return text
      },
      { timeout: 10_000, interval: 20 },
    )
    for (const secret of [key, token, 'ABC234', 'XYZ789', 'robin@maple.test']) expect(lines).not.toContain(secret)
    expect(lines).toContain('unexpected error')
    await server.close()
    await rm(folder, { recursive: true })
  })
})

it.runIf(process.platform === 'linux')('a log without room loses its lines and nothing else', async () => {
  const log = createLog({ level: 'info', to: '/dev/full' })
  for (let line = 0; line < 200; line += 1) log.info({ text: 'x'.repeat(2_000) }, 'a line')
  // A write that failed would end the process in one of the next turns.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next))
  log.info('and one more')
  expect(log.isLevelEnabled('info')).toBe(true)
})
