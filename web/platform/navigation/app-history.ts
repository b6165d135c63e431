import { createPath, parsePath, type Location, type To } from 'react-router'
import { emitter } from '../browser/emitter.ts'
import { pendingNavigation } from './pending-navigation.ts'

/** Where the person is and how they came there. */
export interface Visit {
  readonly location: Location
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
  /** The page stays scrolled where it is. */
  readonly keepsScroll: boolean
}

interface MoveOptions {
  readonly preventScrollReset?: boolean
}

/** The address as the router reads and changes it; without a browser (rendering at build time) it only reads. */
export interface AppHistory {
  read(): Visit
  listen(listener: (visit: Visit) => void): () => void
  createHref(to: To): string
  go(steps: number): void
  push(to: To, state?: unknown, options?: MoveOptions): void
  replace(to: To, state?: unknown, options?: MoveOptions): void
}

/** What we keep in the browser's own entry; `key` names the entry. */
interface EntryState {
  readonly key: string
  readonly state: unknown
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

function locationOf(to: To, from: Pick<Location, 'pathname'>, { key, state }: EntryState): Location {
  const { pathname = from.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, key, state }
}

function entryState(value: unknown): EntryState {
  const { key, state } = (typeof value === 'object' && value !== null ? value : {}) as Partial<EntryState>
  return { key: key ?? 'default', state: state ?? null }
}

const toHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))

export function browserHistory(window: Window): AppHistory {
  const { history, location } = window
  const moved = emitter<Visit>()
  const here = (action: Visit['action'], keepsScroll: boolean): Visit => ({
    location: locationOf(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      location,
      entryState(history.state),
    ),
    action,
    keepsScroll,
  })
  let visit = here('POP', true)

  function arrive(action: Visit['action'], keepsScroll: boolean): void {
    visit = here(action, keepsScroll)
    moved.emit(visit)
  }

  const waits = pendingNavigation(window)

  function push(to: To, state?: unknown, { preventScrollReset = false }: MoveOptions = {}): void {
    const href = toHref(to)
    if (waits(href, () => push(to, state, { preventScrollReset }))) return
    history.pushState({ key: newKey(), state: state ?? null } satisfies EntryState, '', href)
    arrive('PUSH', preventScrollReset)
  }

  window.addEventListener('popstate', () => arrive('POP', false))
  return {
    read: () => visit,
    listen: (listener) => moved.listen(listener),
    createHref: toHref,
    go: (steps) => history.go(steps),
    push,
    replace(to, state, { preventScrollReset = false } = {}) {
      history.replaceState({ key: newKey(), state: state ?? null } satisfies EntryState, '', toHref(to))
      arrive('REPLACE', preventScrollReset)
    },
  }
}

const stay = (): void => undefined

/** The history of a page rendered at build time: one address, going nowhere. */
export function fixedHistory(address: string): AppHistory {
  const location = locationOf(address, { pathname: '/' }, entryState(null))
  return {
    read: () => ({ location, action: 'POP', keepsScroll: true }),
    listen: () => stay,
    createHref: toHref,
    go: stay,
    push: stay,
    replace: stay,
  }
}
