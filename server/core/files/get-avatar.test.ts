import { tmpdir } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { call } from '../../testing/call.ts'
import { testDatabase } from '../../testing/database.ts'
import { serveOperations } from '../../testing/servers/operations-server.ts'
import { getAvatarOperation } from './get-avatar.ts'
import { readAvatars } from './read-avatars.ts'
import type { TestDatabase } from '../../testing/database.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'

const avatars = await readAvatars()

describe('A6.10 avatars', () => {
  let database: TestDatabase
  let server: OperationsServer
  beforeAll(async () => {
    database = await testDatabase()
    server = await serveOperations({ database, clock: systemClock }, () => [
      getAvatarOperation({ avatars, database, files: createFolderStore(tmpdir()) }),
    ])
  })
  afterAll(async () => {
    await server.stop()
    await database.close()
  })

  it('are drawings to be kept for a year, which can run and load nothing', async () => {
    const answer = await call(server.server, 'GET /file/avatar/1')
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
  })

  it('are sent in half the bytes to whoever takes brotli', async () => {
    const plain = await server.server.inject('/api/file/avatar/1')
    const pressed = await server.server.inject({
      url: '/api/file/avatar/1',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([plain.headers['content-encoding'], pressed.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect([plain.headers.vary, pressed.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding'])
    expect(brotliDecompressSync(pressed.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(pressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it.each(['-1', '0', '97', '2147483647'])('-1 and unknown numbers are not found: %s', async (id) => {
    const answer = await call(server.server, `GET /file/avatar/${id}`)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ message: 'There is no such portrait.', code: 'not_found' })
    expect(String(answer.headers['cache-control'])).not.toContain('immutable')
  })

  it.each(['-2', '1.5', 'one', '../1', '1e1'])('what is no number is refused: %s', async (id) => {
    const { status } = await call(server.server, `GET /file/avatar/${encodeURIComponent(id)}`)
    expect(status).toBe(400)
  })

  it('are 96, small, without script and without anything from elsewhere', () => {
    expect([...avatars.keys()].sort((left, right) => left - right)).toEqual(
      Array.from({ length: 96 }, (_, at) => at + 1),
    )
    expect([...avatars.values()].reduce((sum, { image }) => sum + image.length, 0)).toBeLessThan(1_500_000)
    for (const { image } of avatars.values()) {
      expect(image.toString()).not.toMatch(/<script|<image|<foreignObject|href|\son\w+=|url\((?!#)|@import/i)
    }
  })

  it('differ from each other', () => {
    expect(new Set([...avatars.values()].map(({ etag }) => etag)).size).toBe(96)
  })
})
