import type { TimerState } from '../../work/time/timer.states.ts'

/*
 * What is said on the live channel (socket.io at `/socket`, websocket only). A plain module: the browser's first load
 * carries no validation library.
 */

/** A5.4: what the server tells an open browser, each with its payload. */
export interface RealtimePayloads {
  /** Flags or settings changed. */
  reload_config: undefined
  /** The session ended, or its permissions changed: ask for the session again. */
  reload_session: undefined
  /** The person's own details changed. */
  reload_user: undefined
  /** There is a new version of the pages. */
  reload_window: undefined
  /** The person's notifications are others than before: one came or went. */
  notifications_updated: undefined
  /** One of them changed, or all (no uuid): it was read, or its text was changed. */
  notifications_update: { uuid?: string } | undefined
  /** Something happened in a thread that the person takes part in, or may look at: ask for what came since. */
  discussion_updated: { uuid: string }
  /** A timer of the person's own: changes of state at once, other values two seconds later. `removed`: it is no more. */
  timer_update: {
    id: string
    state: TimerState
    /** Up to `as_of`. */
    seconds: number
    as_of: string
    description: string
    /** "Still working?" waits for an answer. */
    ask_still_working: boolean
    removed: boolean
  }
  projects_disabled_time_entry_updated: unknown
  /** Tasks of a subscription were changed. */
  tasks_updated: { project_uuid: string }
  /** Something moved on the board of a subscription’s open roles. */
  matching_updated: { project_uuid: string }
}

export type RealtimeEvent = keyof RealtimePayloads

export const realtimeEvents = [
  'reload_config',
  'reload_session',
  'reload_user',
  'reload_window',
  'notifications_updated',
  'notifications_update',
  'discussion_updated',
  'timer_update',
  'projects_disabled_time_entry_updated',
  'tasks_updated',
  'matching_updated',
] as const satisfies readonly RealtimeEvent[]

/**
 * Told once after a connection whose handshake says how long ago the page began to ask (`auth: {age}`, milliseconds): what
 * was announced since has been told again just before (`whole`), or isn't known and has to be asked for.
 */
export const replayedEvent = 'replayed'

/**
 * What a browser tells the server. The handshake carries `auth: {token?, age?}` and the query `source`, `page`; each of these
 * may ask for an answer, which is `{authenticated: boolean}`.
 */
export interface RealtimeMessages {
  authenticate: { token: string }
  deauthenticate: Record<string, never>
  /** A3.8: the page the person is on, path only. */
  page: { path: string }
}
