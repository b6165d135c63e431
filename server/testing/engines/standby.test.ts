import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { followedSettings, startStandby, type Standby } from './standby.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
let folder: string
let primary: EmbeddedPostgres
let standby: Standby | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talentplace-primary-'))
  await chmod(folder, 0o755)
  primary = await startEmbeddedPostgres({
    dataDir: folder,
    log: silent,
    settings: { ...followedSettings, fsync: 'off' },
  })
})
afterAll(async () => {
  await standby?.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

async function query<Row>(url: string, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(question)).rows as Row[]
  } finally {
    await client.end()
  }
}

it('a copy made while rows are written has all of them, follows, and takes writes once it is promoted', async () => {
  await query(primary.url, 'create table written (n int)')
  const enough = new AbortController()
  let n = 0
  const writing = (async () => {
    while (!enough.signal.aborted) await query(primary.url, `insert into written values (${(n += 1)})`)
  })()
  standby = await startStandby({ primary, settings: { fsync: 'off' } })
  enough.abort()
  await writing
  const { url } = standby
  await vi.waitFor(async () => expect(await query(url, 'select count(*)::int as n from written')).toEqual([{ n }]), {
    timeout: 20_000,
    interval: 20,
  })
  await expect(query(url, 'insert into written values (0)')).rejects.toThrow('read-only')
  await query(url, 'select pg_promote()')
  await query(url, 'insert into written values (0)')
})
