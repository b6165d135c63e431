import { afterAll } from 'vitest'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts'
import { closeWorkers } from '../platform/workers/workers.ts'
import { fileExportDeps, type FileExportDeps } from '../desk/file-exports/file-export-deps.ts'
import { fileExportsOperations } from '../desk/file-exports.operations.ts'
import { scheduleFileExports } from '../desk/file-exports/expire-file-exports.ts'
import { makeFileExport } from '../desk/file-exports/make-file-export.ts'
import { addManyEntries } from './rows/add-many-entries.ts'
import { addTimeEntry } from './rows/add-time-entry.ts'
import { testSite } from './test-site.ts'
import { testSupplier } from './rows/add-subscription.ts'
import { silentLog } from './silent-log.ts'
import { timeSuite, type Worker } from './time-suite.ts'
import { timeRules } from './timers/time-rules.ts'

const { publicUrl, support: client_support } = testSite
const links = { client_support }
const configuration = { timeRules, brand: { name: 'Talentplace' }, supplier: testSupplier, publicUrl, links }

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
    const first = await addTimeEntry(suite.database, worker.ratePlan, {
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

  const fileOf = (uuid: unknown, token: string) => suite.send(`GET /user/exports/${String(uuid)}/file`, token)
  const look = async (uuid: unknown, token: string) =>
    (await suite.send(`GET /user/exports/${String(uuid)}`, token)).body

  async function notificationsOf(user_uuid: string): Promise<string[]> {
    const { rows } = await suite.database.pool.query<{ title: string }>(
      "select title from notifications where user_uuid = $1 and type = 'file_export' order by created_date, uuid",
      [user_uuid],
    )
    return rows.map(({ title }) => title)
  }

  /** The same, with a file store that does something first with each piece that is stored. */
  const withStore = (put: FileExportDeps['files']['put']): FileExportDeps => ({ ...all, files: { ...files, put } })

  /** The same, with something done before each piece of a CSV. */
  function watching(before: () => Promise<unknown>): FileExportDeps {
    const { time_log_csv } = all.kinds
    const make: typeof time_log_csv.make = async function* make(...about) {
      for await (const bytes of time_log_csv.make(...about)) {
        await before()
        yield bytes
      }
    }
    return { ...all, kinds: { ...all.kinds, time_log_csv: { ...time_log_csv, make } } }
  }

  /** Ready to download. */
  async function ready(token: string, kind = 'time_log_csv', parameters: object = {}): Promise<unknown> {
    const { body } = await request(token, kind, parameters)
    await makeFileExport(all, String(body['uuid']))
    return body['uuid']
  }

  return {
    ...suite,
    files,
    deps: all,
    workerWith,
    request,
    make: (uuid: unknown) => makeFileExport(all, String(uuid)),
    fileOf,
    look,
    notificationsOf,
    withStore,
    watching,
    ready,
  }
}
