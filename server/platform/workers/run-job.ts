// What a thread of the pool runs: one job, named by its module and its function.
import { move } from 'piscina'
import { DocumentTooLong } from '../pdf/document-too-long.ts'
import type { FileRenderer } from './worker-job.ts'

export interface JobInput {
  readonly module: string
  readonly name: string
  readonly args: readonly unknown[]
}

export type JobOutput =
  | Uint8Array
  | { readonly tooLong: true }
  | { readonly failed: { readonly message: string; readonly stack: string | undefined } }

/** Never throws: whatever rejects is the end of the thread. Its bytes are moved, not copied. */
export async function runJob({ module, name, args }: JobInput): Promise<JobOutput> {
  try {
    const exported = (await import(module)) as Record<string, FileRenderer<readonly unknown[]>>
    const render = exported[name]
    if (render === undefined) throw new Error(`${module} exports no ${name}`)
    const content = await render(...args)
    // A copy of its own: what a Buffer shares with others can't be moved.
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content)
    return move(bytes) as Uint8Array
  } catch (error) {
    if (error instanceof DocumentTooLong) return { tooLong: true }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { failed: { message, stack } }
  }
}
