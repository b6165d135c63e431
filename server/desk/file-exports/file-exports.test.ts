import { maxExportsADay } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { describe, expect, it } from 'vitest'
import { fileExportsSuite } from '../../testing/file-exports-suite.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { expireFileExports } from './expire-file-exports.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { makeFileExport } from './make-file-export.ts'
import { partKey } from './stored-parts.ts'

const start = new Date('2026-11-20T15:00:00Z')
const suite = await fileExportsSuite(start)
const { clock, database, deps, files, send, request, make, workerWith } = suite
const { fileOf, look, notificationsOf, withStore, watching, ready } = suite

const later = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const hour = 60 * 60 * 1000
const week = 7 * 24 * hour
describe('what is too long to wait for', () => {
  it.each(['csv', 'pdf'])('exactly 1,000 entries are a direct %s, 1,001 are 409 export_required', async (format) => {
    const worker = await workerWith(1_000)
    const direct = await send(`GET /time/download/${format as 'csv'}`, worker.token)
    expect(direct.status).toBe(200)
    const longer = await workerWith(1_001)
    const { status, body } = await send(`GET /time/download/${format as 'csv'}`, longer.token)
    expect([status, body['code']]).toEqual([409, 'export_required'])
    expect(body['message']).toContain('more than 1,000 rows')
  })
})

describe('an export in the background', () => {
  it('has every entry once, in its order, and is called as the direct download is', async () => {
    const worker = await workerWith(2_001)
    const uuid = await ready(worker.token)
    const { status, text, headers } = await fileOf(uuid, worker.token)
    const [heads, ...rows] = text.trim().split('\r\n')
    expect([status, heads?.startsWith('task_date,'), rows.length]).toEqual([200, true, 2_001])
    expect(headers['content-disposition']).toBe('attachment; filename="Talentplace Time Log all.csv"')
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(text))
    expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(2_001)
    const { rows: hours } = await database.pool.query<{ sum: number }>(
      'select round(sum(seconds) / 3600.0, 2) as sum from time_entries where virtualassistant_uuid = $1',
      [worker.virtualassistant_uuid],
    )
    const added = rows.reduce((sum, row) => sum + Number(row.split(',')[5]), 0)
    expect(Math.round(added * 100) / 100).toBe(hours[0]?.sum)
  })

  it('is the direct file byte for byte, as CSV and as PDF', async () => {
    const worker = await workerWith(1_000)
    for (const format of ['csv', 'pdf'] as const) {
      const reply = (url: string) =>
        suite.running.server.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${worker.token}` } })
      const uuid = await ready(worker.token, `time_log_${format}`)
      const made = await reply(`/user/exports/${String(uuid)}/file`)
      const direct = await reply(`/time/download/${format}`)
      expect(made.headers['content-type']).toBe(direct.headers['content-type'])
      expect(made.rawPayload.equals(direct.rawPayload)).toBe(true)
    }
  })

  it('a PDF has every entry', async () => {
    const worker = await workerWith(1_500)
    const uuid = await ready(worker.token, 'time_log_pdf')
    const made = await suite.running.server.inject({
      url: `/api/user/exports/${String(uuid)}/file`,
      headers: { authorization: `Bearer ${worker.token}` },
    })
    const text = pdfText(made.rawPayload)
    expect([...text.matchAll(/entry \d+/g)]).toHaveLength(1_500)
  })

  it('its progress grows while it is made, and it is told once', async () => {
    const worker = await workerWith(3_500)
    const { body } = await request(worker.token)
    expect(body).toMatchObject({ state: 'waiting', progress: 0, rows_total: 3_500, title: 'Time Log all' })
    const seen: unknown[] = []
    const watched = watching(async () => seen.push((await look(body['uuid'], worker.token))['progress']))
    await makeFileExport(watched, String(body['uuid']))
    expect(seen).toEqual([0, 0, 28, 57, 85])
    expect(await look(body['uuid'], worker.token)).toMatchObject({ state: 'ready', progress: 100 })
    expect(await notificationsOf(worker.user_uuid)).toEqual(['Your time log is ready to download'])
  })

  it('asked for again while it waits it is the same one', async () => {
    const worker = await workerWith(2)
    const [one, two, other] = [
      await request(worker.token, 'time_log_csv', { from: '2026-11-01', billable: true }),
      await request(worker.token, 'time_log_csv', { billable: true, from: '2026-11-01' }),
      await request(worker.token, 'time_log_pdf', { from: '2026-11-01', billable: true }),
    ]
    expect(two.body['uuid']).toBe(one.body['uuid'])
    expect(other.body['uuid']).not.toBe(one.body['uuid'])
    await make(one.body['uuid'])
    const again = await request(worker.token, 'time_log_csv', { from: '2026-11-01', billable: true })
    expect(again.body['uuid']).not.toBe(one.body['uuid'])
  })

  it('the fourth at a time is 429 with Retry-After; so is the one after the last of a day, removed or not', async () => {
    const worker = await workerWith(2)
    const send = (day: number) => request(worker.token, 'time_log_csv', { from: `2026-10-${10 + day}` })
    for (const day of [1, 2, 3]) expect((await send(day)).status).toBe(200)
    const fourth = await send(4)
    expect([fourth.status, fourth.body['code'], fourth.headers['retry-after']]).toEqual([429, 'too_many_exports', '60'])
    await database.pool.query(`update file_exports set state = 'removed', removed_date = $2 where user_uuid = $1`, [
      worker.user_uuid,
      start,
    ])
    await database.pool.query(
      `insert into file_exports (user_uuid, kind, parameters, scope, title, rows_total, state, removed_date, asked_date)
       select $1, 'time_log_csv', '{}', '', 'Log', 1, 'removed', $2, $2 from generate_series(1, $3)`,
      [worker.user_uuid, start, maxExportsADay - 4],
    )
    expect((await send(5)).status).toBe(200)
    const beyond = await send(6)
    expect([beyond.status, beyond.headers['retry-after']]).toEqual([429, String(24 * 3600)])
  })

  it('someone else’s, one that waits and one that isn’t there are 404', async () => {
    const [worker, other] = [await workerWith(2), await workerWith(2)]
    const { body } = await request(worker.token)
    expect((await fileOf(body['uuid'], worker.token)).status).toBe(404)
    await make(body['uuid'])
    expect((await fileOf(body['uuid'], worker.token)).status).toBe(200)
    const uuid = String(body['uuid'])
    for (const what of [
      `GET /user/exports/${uuid}`,
      `GET /user/exports/${uuid}/file`,
      `DELETE /user/exports/${uuid}`,
    ]) {
      expect((await send(what as 'GET /', other.token)).status).toBe(404)
    }
    expect((await send('GET /user/exports', other.token)).body).toMatchObject({ exports: [], count: 0 })
    expect((await send('GET /user/exports', worker.token)).body).toMatchObject({ exports: [{ uuid }], count: 1 })
  })

  it('a client’s filter never reaches another company’s rows', async () => {
    const worker = await workerWith(3)
    const { rows } = await database.pool.query<{ client_uuid: string }>(
      "insert into clients (company) values ('Birch Foods') returning uuid as client_uuid",
    )
    const person = await addPerson(database, { permissions: ['client'], client_uuid: rows[0]?.client_uuid ?? '' })
    const token = await addSession(database, clock, person.uuid)
    const uuid = await ready(token, 'time_log_csv', { virtualassistant_uuid: worker.virtualassistant_uuid })
    expect((await fileOf(uuid, token)).text.trim().split('\r\n')).toHaveLength(1)
  })

  it('can be downloaded until the very instant at which it expires; then its bytes go', async () => {
    const worker = await workerWith(2)
    const uuid = await ready(worker.token)
    clock.set(later(week - 1))
    expect((await fileOf(uuid, worker.token)).status).toBe(200)
    clock.set(later(week))
    expect((await fileOf(uuid, worker.token)).status).toBe(404)
    await expireFileExports(deps)
    expect(await files.get(partKey(String(uuid), 1))).toBeNull()
    expect(await look(uuid, worker.token)).toMatchObject({ state: 'expired' })
    clock.set(start)
  })
})

describe('an export that doesn’t go as planned', () => {
  it('killed half-way and made again it is one file, and told once', async () => {
    const worker = await workerWith(1_200)
    const { body } = await request(worker.token)
    const uuid = String(body['uuid'])
    const dies = withStore(async (...piece) => {
      await files.put(...piece)
      throw new Error('The process was killed')
    })
    await expect(makeFileExport(dies, uuid)).rejects.toThrow('The process was killed')
    expect(await look(uuid, worker.token)).toMatchObject({ state: 'waiting' })
    await make(uuid)
    await make(uuid)
    expect((await fileOf(uuid, worker.token)).text.trim().split('\r\n')).toHaveLength(1_201)
    expect(await notificationsOf(worker.user_uuid)).toEqual(['Your time log is ready to download'])
  })

  it('two processes that make the same one at the same time make one file', async () => {
    const worker = await workerWith(1_100)
    const { body } = await request(worker.token)
    let stored = 0
    const counting = withStore(async (...piece) => {
      stored += 1
      await files.put(...piece)
    })
    await Promise.all([makeFileExport(counting, String(body['uuid'])), makeFileExport(counting, String(body['uuid']))])
    expect([stored, await notificationsOf(worker.user_uuid)]).toEqual([1, ['Your time log is ready to download']])
  })

  it('one that fails three times is failed, with a reason and a notification, and leaves no bytes', async () => {
    const worker = await workerWith(2)
    const { body } = await request(worker.token)
    const uuid = String(body['uuid'])
    const broken = withStore(async (...piece) => {
      await files.put(...piece)
      throw new Error('The disk is full')
    })
    await expect(makeFileExport(broken, uuid)).rejects.toThrow('The disk is full')
    await expect(makeFileExport(broken, uuid)).rejects.toThrow('The disk is full')
    expect(await notificationsOf(worker.user_uuid)).toEqual([])
    await makeFileExport(broken, uuid)
    expect(await look(uuid, worker.token)).toMatchObject({
      state: 'failed',
      failure: 'Something went wrong on our side. Please try again, or choose fewer days.',
    })
    expect(await notificationsOf(worker.user_uuid)).toEqual(['Your time log couldn’t be prepared'])
    expect(await files.get(partKey(uuid, 1))).toBeNull()
  })

  it('one whose job was never done is failed after six hours', async () => {
    const worker = await workerWith(2)
    const { body } = await request(worker.token)
    clock.set(later(6 * hour))
    await expireFileExports(deps)
    expect(await look(body['uuid'], worker.token)).toMatchObject({ state: 'waiting' })
    clock.set(later(6 * hour + 1))
    await expireFileExports(deps)
    expect(await look(body['uuid'], worker.token)).toMatchObject({ state: 'failed' })
    clock.set(start)
  })

  it('one that has grown beyond a file while it waited is failed, and says what to do', async () => {
    const worker = await workerWith(2)
    const { body } = await request(worker.token)
    const kind = { ...deps.kinds.time_log_csv, maxRows: 1 }
    await makeFileExport({ ...deps, kinds: { ...deps.kinds, time_log_csv: kind } }, String(body['uuid']))
    const { state, failure } = await look(body['uuid'], worker.token)
    expect([state, String(failure)]).toEqual(['failed', expect.stringContaining('Choose fewer days')])
  })

  it('cancelled while it is made it leaves no bytes, no file and no notification', async () => {
    const worker = await workerWith(1_500)
    const { body } = await request(worker.token)
    const uuid = String(body['uuid'])
    const cancelled = withStore(async (...piece) => {
      expect((await send(`DELETE /user/exports/${uuid}`, worker.token)).status).toBe(200)
      await files.put(...piece)
    })
    await makeFileExport(cancelled, uuid)
    expect(await files.get(partKey(uuid, 1))).toBeNull()
    expect((await send(`GET /user/exports/${uuid}`, worker.token)).status).toBe(404)
    expect((await send('GET /user/exports', worker.token)).body).toMatchObject({ count: 0 })
    expect(await notificationsOf(worker.user_uuid)).toEqual([])
  })

  it('cancelled while it is made it stops with the next thousand entries', async () => {
    const worker = await workerWith(3_500)
    const { body } = await request(worker.token)
    let pieces = 0
    const cancelled = watching(async () => {
      pieces += 1
      if (pieces === 1) await send(`DELETE /user/exports/${String(body['uuid'])}`, worker.token)
    })
    await makeFileExport(cancelled, String(body['uuid']))
    expect(pieces).toBe(2)
  })

  it('one of more than 100 MB is failed, and says what to do', async () => {
    const worker = await workerWith(2)
    const { body } = await request(worker.token)
    const { time_log_csv } = deps.kinds
    const half = Buffer.alloc(50 * 1024 * 1024)
    const long = (more: number): FileExportDeps => ({
      ...withStore(() => Promise.resolve()),
      kinds: {
        ...deps.kinds,
        time_log_csv: {
          ...time_log_csv,
          async *make() {
            yield half
            yield half
            if (more > 0) yield Buffer.alloc(more)
          },
        },
      },
    })
    await makeFileExport(long(1), String(body['uuid']))
    const { state, failure } = await look(body['uuid'], worker.token)
    expect([state, String(failure)]).toEqual(['failed', expect.stringContaining('more than 100 MB')])
    const exact = await request(worker.token)
    await makeFileExport(long(0), String(exact.body['uuid']))
    expect(await look(exact.body['uuid'], worker.token)).toMatchObject({ state: 'ready', size: 2 * half.length })
  })

  it('removed once it is ready its bytes are gone at once', async () => {
    const worker = await workerWith(2)
    const uuid = String(await ready(worker.token))
    await send(`DELETE /user/exports/${uuid}`, worker.token)
    expect(await files.get(partKey(uuid, 1))).toBeNull()
    expect((await fileOf(uuid, worker.token)).status).toBe(404)
  })
})
