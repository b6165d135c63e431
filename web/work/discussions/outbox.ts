import type { StoredFile } from '@talentplace/contract/shared/stored-file'

/** A message on its way. It keeps its uuid however often it is sent, so it never arrives twice. */
export interface Outgoing {
  readonly uuid: string
  readonly body: string
  readonly files: readonly StoredFile[]
  /** Why it wasn't sent; null: it is being sent, or is next. */
  readonly failure: string | null
  /** It goes out by itself once the line is back. */
  readonly offline: boolean
}

export type Outbox = readonly Outgoing[]

/** What is stored, as far as it can be read. */
export function readOutbox(stored: unknown): Outbox {
  return Array.isArray(stored) ? (stored as Outbox).filter((each) => typeof each?.uuid === 'string') : []
}

/** The next one to send: the first, unless it has failed; what was written after it waits, so that the order is kept. */
export function nextOf(outbox: Outbox): Outgoing | undefined {
  const [first] = outbox
  return first?.failure === null ? first : undefined
}

export function without(outbox: Outbox, uuid: string): Outbox {
  return outbox.filter((each) => each.uuid !== uuid)
}

export function failed(outbox: Outbox, uuid: string, why: { failure: string; offline: boolean }): Outbox {
  return outbox.map((each) => (each.uuid === uuid ? { ...each, ...why } : each))
}

/** To be sent again: this one, or whatever only the line kept back. */
export function again(outbox: Outbox, uuid: string | null): Outbox {
  return outbox.map((each) =>
    each.uuid === uuid || (uuid === null && each.offline) ? { ...each, failure: null, offline: false } : each,
  )
}
