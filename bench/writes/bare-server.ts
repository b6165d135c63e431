// What a write and a read could cost: Fastify and one INSERT with pg, and a route that answers a constant.
import Fastify from 'fastify'
import pino from 'pino'
import { openDatabase } from '../../server/platform/database/connection.ts'

interface BareMessage {
  readonly uuid: string
  readonly thread: string
  readonly sender_uuid: string
  readonly body: string
}

const { pool } = openDatabase({ url: process.env.DATABASE_URL ?? '', log: pino({ level: 'warn' }) })
await pool.query(
  `create table if not exists bare_messages (uuid uuid primary key, thread uuid not null, sender_uuid uuid not null references users,
     body text not null, created_date timestamptz not null default now())`,
)
await pool.query('create index if not exists bare_messages_thread on bare_messages (thread, created_date)')

const server = Fastify()
const hello = { hello: 'world' }
server.get('/hello', () => hello)
server.post('/api/insert', (request) => {
  const { uuid, thread, sender_uuid, body } = request.body as BareMessage
  const text = 'insert into bare_messages (uuid, thread, sender_uuid, body) values ($1, $2, $3, $4) returning *'
  return pool
    .query({ name: 'insert', text, values: [uuid, thread, sender_uuid, body] })
    .then(({ rows }) => rows[0] ?? {})
})
await server.listen({ port: 0, host: '127.0.0.1' })
const address = server.server.address()
process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
process.on('disconnect', () => process.exit(0))
