import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../../embedded-postgres/free-port.ts'
import { canMakeCertificate, makeCertificate } from '../../../testing/engines/certificate.ts'
import { findEngine, startEngine, type Engine } from '../../../testing/engines/engine.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { openRedisLine } from './redis-line.ts'

const vouchedFor = getCACertificates('default')

const canBeTried = findEngine('redis-server') !== undefined && canMakeCertificate

describe.skipIf(!canBeTried)('REDIS_URL of rediss://', () => {
  let folder: string
  let redis: Engine
  let port: number
  let certificate: string
  const lines: ReturnType<typeof openRedisLine>[] = []

  function open(password: string) {
    const heard: string[] = []
    const url = `rediss://:${password}@127.0.0.1:${port}`
    const line = openRedisLine({ url, log: silentLog, heard: (payload) => heard.push(payload), lost: () => undefined })
    lines.push(line)
    return { line, heard }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'talentplace-redis-'))
    port = await findFreePort()
    const made = await makeCertificate(folder)
    certificate = made.certificate
    const tls = ['--tls-port', String(port), '--tls-cert-file', certificate, '--tls-key-file', made.key]
    const rest = ['--tls-auth-clients', 'no', '--requirepass', 's3cret', '--save', '', '--appendonly', 'no']
    redis = await startEngine('redis-server', ['--port', '0', '--bind', '127.0.0.1', ...tls, ...rest], port)
  })
  afterAll(async () => {
    setDefaultCACertificates(vouchedFor)
    for (const line of lines) line.stop()
    await redis.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is believed once someone vouches for its certificate, and not before; its password counts', async () => {
    const { line, heard } = open('s3cret')
    await line.start('a channel')
    expect(line.connected).toBe(false)
    setDefaultCACertificates([...vouchedFor, await readFile(certificate, 'utf8')])
    await vi.waitFor(() => expect(line.connected).toBe(true), { timeout: 10_000, interval: 20 })
    await line.publish('by TLS')
    await vi.waitFor(() => expect(heard).toEqual(['by TLS']), { timeout: 5_000, interval: 5 })

    const { line: other } = open('another')
    await other.start('a channel')
    expect(other.connected).toBe(false)
  })
})
