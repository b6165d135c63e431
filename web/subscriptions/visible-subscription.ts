import type { Reply } from '../platform/api/operation-types.ts'

/** A subscription as its client sees it. */
export type Subscription = Reply<'projects.getProjectDashboard'>
