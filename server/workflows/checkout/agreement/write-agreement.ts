import { Worker } from 'node:worker_threads'
import type { SignedAgreement } from './agreement-pdf.ts'

export interface WantedAgreement {
  readonly at: number
  readonly agreement: SignedAgreement
}

export type WrittenAgreement = { readonly at: number } & ({ readonly pdf: Uint8Array } | { readonly failed: string })

interface Writer {
  readonly worker: Worker
  readonly waiting: Map<number, PromiseWithResolvers<Buffer>>
}

const state: { writer: Writer | null; last: number } = { writer: null, last: 0 }

function begin(): Writer {
  const worker = new Worker(new URL('agreement-worker.ts', import.meta.url))
  const waiting: Writer['waiting'] = new Map()
  worker.on('message', (written: WrittenAgreement) => {
    const asked = waiting.get(written.at)
    waiting.delete(written.at)
    if (waiting.size === 0) worker.unref()
    if ('pdf' in written) asked?.resolve(Buffer.from(written.pdf))
    else asked?.reject(new Error(written.failed))
  })
  // Whoever waits is told, their order is settled by the next minute’s job, and the next one begins another thread.
  const end = (reason: unknown) => {
    if (state.writer?.worker === worker) state.writer = null
    for (const asked of waiting.values()) asked.reject(new Error('The agreement was not written', { cause: reason }))
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', end)
  return { worker, waiting }
}

/**
 * The file of a signed agreement, written in another thread: tens of milliseconds of work, during which calls are answered. The
 * thread holds up no end of the process.
 */
export function writeAgreement(agreement: SignedAgreement): Promise<Buffer> {
  state.writer ??= begin()
  const { worker, waiting } = state.writer
  const asked = Promise.withResolvers<Buffer>()
  state.last += 1
  waiting.set(state.last, asked)
  worker.ref()
  // To a thread, not a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ at: state.last, agreement } satisfies WantedAgreement)
  return asked.promise
}
