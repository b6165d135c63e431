import type { Reply } from '../../platform/api/operation-types.ts'
import { call } from '../../platform/api/call.ts'
import { notifyDraftDeleted, notifyDraftStarted } from './notify-draft.ts'
import { hasDraftStarted, isDraftDeleted } from './writer/draft-failures.ts'

/** B6.7, in milliseconds. */
export const keepAliveEvery = 300_000

export type DraftState = Reply<'projects.keepProjectAlive'>

/** A clock that ticks; the browser's own unless a test sets another. */
export interface Ticking {
  every(milliseconds: number, work: () => void): unknown
  stop(ticking: unknown): void
}

const browserTicking: Ticking = {
  every: (milliseconds, work) => setInterval(work, milliseconds),
  stop: (ticking) => clearInterval(ticking as ReturnType<typeof setInterval>),
}

interface KeepAlive {
  readonly send: () => Promise<DraftState>
  readonly onAnswer: (answer: DraftState) => void
  readonly onFailure: (error: unknown) => void
  readonly ticking?: Ticking
}

/** Says now and every five minutes that a draft is being worked on. Returns the end of it, after which nothing is told. */
export function keepAlive({ send, onAnswer, onFailure, ticking = browserTicking }: KeepAlive): () => void {
  let isOver = false
  async function once(): Promise<void> {
    try {
      const answer = await send()
      if (!isOver) onAnswer(answer)
    } catch (error) {
      if (!isOver) onFailure(error)
    }
  }
  void once()
  const clock = ticking.every(keepAliveEvery, () => void once())
  return () => {
    isOver = true
    ticking.stop(clock)
  }
}

/** Keeps a stored draft alive; one that is gone or has become a subscription is told, a passing failure isn't. */
export function keepDraftAlive(uuid: string, onAnswer: (answer: DraftState) => void): () => void {
  return keepAlive({
    send: () => call('projects.keepProjectAlive', { params: { uuid } }),
    onAnswer,
    onFailure(error) {
      if (isDraftDeleted(error)) notifyDraftDeleted(uuid)
      else if (hasDraftStarted(error)) notifyDraftStarted(uuid, error)
    },
  })
}
