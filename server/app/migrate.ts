import { openDatabase } from '../platform/database/connection.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log/create-log.ts'
import { readConfiguration } from './configuration.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { openConfiguredDatabase } from './open-database.ts'
import { loadReferenceData } from './reference-data.ts'

try {
  const configuration = readConfiguration(process.env)
  const log = createLog({ level: 'warn' })
  const { url, stop } = await openConfiguredDatabase(configuration, log)
  const database = openDatabase({ url, log, atStart: true })
  try {
    const count = await migrateDatabase(database.pool)
    await loadReferenceData(database.pool)
    console.log(`The database stands at migration ${count}.`)
  } finally {
    await database.close()
    await stop()
  }
} catch (error) {
  endWithOneLine(error)
}
