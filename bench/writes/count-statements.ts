// Imported by a measured server before its own code: counts what each call sends to the database, and answers whoever started it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { Client } from 'pg'
import type { CallStatements, FromMeasured, ToMeasured } from './messages.ts'

const calls = new AsyncLocalStorage<CallStatements>()
/** Null: nobody wants to know, and nothing is kept. */
let counted: CallStatements[] | null = null

subscribe('http.server.request.start', (message) => {
  if (counted === null) return
  const { request } = message as { request: IncomingMessage }
  const call = `${request.method} ${request.url}`
  calls.enterWith({ call, texts: [], trips: 0 })
})
subscribe('http.server.response.finish', () => {
  const call = calls.getStore()
  if (call) counted?.push(call)
})

const query = Client.prototype.query
/** How many statements of a connection aren't answered yet: what is sent meanwhile travels along. */
const unanswered = new WeakMap<Client, number>()
Client.prototype.query = function countedQuery(this: Client, config: string | { text: string }, ...rest: unknown[]) {
  const answer = Reflect.apply(query, this, [config, ...rest]) as unknown
  const call = calls.getStore()
  if (call === undefined || !(answer instanceof Promise)) return answer
  const before = unanswered.get(this) ?? 0
  unanswered.set(this, before + 1)
  call.texts.push(typeof config === 'string' ? config : config.text)
  if (before === 0) call.trips += 1
  const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1)
  answer.then(answered, answered)
  return answer
} as typeof query

const send = (answer: FromMeasured) => process.send?.(answer)
process.on('message', ({ read }: ToMeasured) => {
  if (read === 'count') {
    counted = []
    return send({})
  }
  if (read === 'statements') {
    send({ calls: counted ?? [] })
    counted = null
    return undefined
  }
  if (read === 'processor') {
    const { user, system } = process.cpuUsage()
    return send({ microseconds: user + system })
  }
  return send({ memory: process.memoryUsage().rss })
})
