/** What a job may answer: a file's text or bytes. */
type FileContent = string | Uint8Array

/** A function of plain data that writes a file; it may neither open the database nor know the process it runs in. */
export type FileRenderer<Args extends readonly unknown[]> = (...args: Args) => FileContent | Promise<FileContent>

/** Work for a thread of its own: a function that a module exports. `Args` have to survive structured cloning. */
export interface WorkerJob<Args extends readonly unknown[]> {
  readonly name: string
  /** The address of its module. */
  readonly module: string
  /** Milliseconds after which its thread is ended. */
  readonly timeout: number
  readonly args?: Args
}

/** Far above what any document takes; a document of the longest exports says its own. */
const usualTimeout = 15_000

/**
 * Declares a job: `workerJob<typeof billPdf>('billPdf', new URL('bill-pdf.ts', import.meta.url))`, with the function's type imported
 * and nothing else, so that its module is loaded in the thread alone.
 */
export function workerJob<Renderer extends (...args: never[]) => FileContent | Promise<FileContent>>(
  name: string,
  module: URL,
  timeout = usualTimeout,
): WorkerJob<Parameters<Renderer>> {
  return { name, module: module.href, timeout }
}
