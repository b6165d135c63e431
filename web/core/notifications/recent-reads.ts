import { firstRead, type FirstRead } from '../../platform/api/first-read.ts'
import { clockReads } from '../../platform/viewer-zone/clock-reads.ts'

/** A5.1: what the drawer shows. */
export const mostRecent = { pagination: { limit: 3, offset: 0 } } as const

/** What a page that shows them, with how long ago each was, asks for first. */
export const recentReads = (): FirstRead[] => [
  firstRead('notifications.listNotifications', { query: mostRecent }),
  ...clockReads(),
]
