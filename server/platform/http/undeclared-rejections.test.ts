import { Writable } from 'node:stream'
import { operation } from '@talentplace/contract/shared/operation'
import pino from 'pino'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { bindOperation } from './bind.ts'
import { handle } from './handler.ts'
import { HttpError } from './http-error.ts'
import { createHttpServer } from './server.ts'

const cancelMeeting = operation({
  name: 'meetings.cancelMeeting',
  method: 'POST',
  path: '/meetings/cancel',
  summary: 'Cancels a meeting',
  caller: 'anyone',
  query: z.object({ rejected: z.enum(['meeting_over', 'posted']) }),
  reply: z.object({}),
  failures: ['409 meeting_over'],
})

/** What the server answers and logs when the operation is refused with this code. */
async function rejectedWith(rejected: 'meeting_over' | 'posted', strict: boolean) {
  const lines: string[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const server = createHttpServer({ log: pino({ level: 'error' }, output), strict })
  const bound = handle(cancelMeeting, (_context, { query }) => {
    throw new HttpError(409, query.rejected, 'Not any more.')
  })
  bindOperation(server, bound, () => null)
  const answer = await server.inject({ method: 'POST', url: `/api/meetings/cancel?rejected=${rejected}` })
  await server.close()
  return { status: answer.statusCode, body: answer.json<{ code: string; message: string }>(), lines }
}

it('a refusal that its operation declares is answered as it is, and logged as no error', async () => {
  for (const strict of [true, false]) {
    const { status, body, lines } = await rejectedWith('meeting_over', strict)
    expect([status, body, lines]).toEqual([409, { code: 'meeting_over', message: 'Not any more.' }, []])
  }
})

it('one that it doesn’t declare fails the test that meets it', async () => {
  const { status, body } = await rejectedWith('posted', true)
  expect([status, body.code]).toEqual([500, 'internal'])
  expect(body.message).toContain('409 posted')
})

it('one that it doesn’t declare is told to people all the same, and logged as our mistake', async () => {
  const { status, body, lines } = await rejectedWith('posted', false)
  expect([status, body.code]).toEqual([409, 'posted'])
  expect(lines.join('')).toContain('"operation":"meetings.cancelMeeting","status":409,"code":"posted"')
})
