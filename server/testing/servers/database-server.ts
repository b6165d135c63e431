import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startTemplate, type Template } from '../template-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test file asks for a database of its own, or at `/files` for the place of a filled one's files. */
    databaseServer: string
  }
}

/**
 * Runs beside the tests: the first file that asks for a database starts PostgreSQL with a migrated template, each
 * asking file gets a copy, and a run of pure tests starts nothing.
 */
export default async function serveDatabases(project: TestProject): Promise<() => Promise<void>> {
  let template: Promise<Template> | undefined

  const http = createServer((request, response) => {
    template ??= startTemplate()
    template
      .then((started) => (request.url === '/files' ? started.files : started.copy()))
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
      )
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('No port for the database server')
  project.provide('databaseServer', `http://127.0.0.1:${address.port}`)

  return async () => {
    http.close()
    const started = await template?.catch(() => undefined)
    await started?.stop()
  }
}
