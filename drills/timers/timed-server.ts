// The server of timers under the drill, a process of its own that is killed at any moment. Each request says in `x-now` what time
// it is: so two hundred nights, each at its own hour, go on side by side.
import { AsyncLocalStorage } from 'node:async_hooks'
import { timeOperations } from '@talentplace/server/work/time.operations'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { testSupplier } from '@talentplace/server/testing/rows/add-subscription'
import { serveOperations } from '@talentplace/server/testing/servers/operations-server'
import { timeRules } from '@talentplace/server/testing/timers/time-rules'

const hour = new AsyncLocalStorage<Date>()
const clock = { now: () => hour.getStore() ?? new Date() }
const url = process.env['DATABASE_URL'] ?? ''
const database = { ...openDatabase({ url, log: silentLog, connectWithin: 10_000 }), url }

const { server } = await serveOperations({ database, clock }, (deps) =>
  Object.values(
    timeOperations({
      ...deps,
      configuration: { timeRules, brand: { name: 'Talentplace' }, supplier: testSupplier },
      later: () => undefined,
    }),
  ),
)
server.addHook('onRequest', ({ headers }, _reply, done) => {
  hour.run(new Date(String(headers['x-now'])), done)
})
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
