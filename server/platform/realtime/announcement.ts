import type { RealtimeEvent, RealtimePayloads } from '@talentplace/contract/core/notifications/realtime-events'
import type { Permission } from '@talentplace/contract/shared/permission'

/** The channel on which every process hears what to tell its own sockets. */
export const realtimeChannel = 'realtime'

/** Whose open browsers are told; `everybody` includes visitors. */
export type Listeners =
  | 'everybody'
  | 'signed_in'
  | { readonly users: readonly string[] }
  | { readonly permission: Permission }
  | { readonly sockets: readonly string[] }

/** What the processes tell each other. */
export type Announcement =
  | { readonly to: Listeners; readonly event: RealtimeEvent; readonly data?: RealtimePayloads[RealtimeEvent] }
  | { readonly disconnect: string }
  | { readonly catch_up: true }
