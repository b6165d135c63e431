import { afterAll } from 'vitest'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts'
import { closeWorkers } from '../platform/workers/workers.ts'
import { fileExportDeps, type FileExportDeps } from '../workflows/file-exports/file-export-deps.ts'
import { fileExportsOperations } from '../workflows/file-exports/file-exports.operations.ts'
import { scheduleFileExports } from '../workflows/file-exports/expire-file-exports.ts'
import { makeFileExport } from '../workflows/file-exports/make-file-export.ts'
import { addManyEntries } from './rows/add-many-entries.ts'
import { addTimeEntry } from './rows/add-time-entry.ts'
import { testSupplier } from './rows/add-subscription.ts'
import { silentLog } from './silent-log.ts'
import { timeSuite, type Worker } from './time-suite.ts'
import { timeRules } from './timers/time-rules.ts'

const configuration = { timeRules, brand: { name: 'Talentplace' }, supplier: testSupplier }

/** Exports of logged time whose jobs are done when the test says so. To be awaited once, before the first test. */
export async function fileExportsSuite(start: Date) {
  const folder = `/tmp/talentplace-file-exports-${process.pid}-${crypto.randomUUID()}`
  const files = createFolderStore(folder)
  let jobs: Jobs | undefined
  let deps: FileExportDeps | undefined
  const suite = await timeSuite(start, (platform) => {
    jobs = createJobs({ url: platform.database.url, log: silentLog, works: false })
    const all = { ...platform, files, jobs, configuration }
    deps = fileExportDeps(all)
    return Object.values(fileExportsOperations(all))
  })
  if (jobs === undefined || deps === undefined) throw new Error('Nothing was bound.')
  const all = deps
  const started = jobs
  scheduleFileExports(started, all)
  await started.start()
  afterAll(async () => {
    await closeWorkers()
    await started.stop()
  })

  /** An assistant with so many entries, numbered from 1. */
  async function workerWith(entries: number): Promise<Worker> {
    const worker = await suite.addWorker()
    const first = await addTimeEntry(suite.database, worker.place, {
      task_date: '2026-11-16',
      seconds: 1,
      description: 'entry 0',
      status: 'approved',
    })
    if (entries > 1) await addManyEntries(suite.database.pool, first, entries - 1)
    return worker
  }

  const request = (token: string, kind = 'time_log_csv', parameters: object = {}) =>
    suite.send('POST /user/exports', token, { kind, parameters })

  return { ...suite, files, deps: all, workerWith, request, make: (uuid: unknown) => makeFileExport(all, String(uuid)) }
}
