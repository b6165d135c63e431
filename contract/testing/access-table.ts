import type { operations } from '../operations.ts'
import { permissions, type Permission } from '../shared/permission.ts'

/** An operation by its key in `operations`. */
export type OperationKey = keyof typeof operations

type StaffPermission = Extract<Permission, `admin_${string}`>
export const staffPermissions = permissions.filter((each): each is StaffPermission => each.startsWith('admin_'))

/** Everybody who can call, each kind once. `admin with …`: an admin with that one permission. */
export type Actor =
  | 'visitor'
  | 'primary contact'
  | 'secondary contact'
  | 'other client'
  | 'assistant'
  | 'admin'
  | `admin with ${StaffPermission}`
  | 'super admin'
  | 'ended session'
  | 'invented token'

export const actors: readonly Actor[] = [
  'visitor',
  'primary contact',
  'secondary contact',
  'other client',
  'assistant',
  'admin',
  ...staffPermissions.map((each): Actor => `admin with ${each}`),
  'super admin',
  'ended session',
  'invented token',
]

/** The status each actor is answered with; `others` are those not named. */
export type Expected = Partial<Record<Actor, number>> & { readonly others: number }

/**
 * Whose the object of the call is. For somebody without objects of their own, `own` and `foreign` are those of two
 * different others.
 */
export interface AccessRow {
  readonly own: Expected
  readonly foreign?: Expected
  readonly absent?: Expected
}

const deadTokens = { 'ended session': 401, 'invented token': 401 } as const
const nobodySignedIn = { visitor: 401, ...deadTokens } as const
const clients = (status: number) => ({
  'primary contact': status,
  'secondary contact': status,
  'other client': status,
})
const projectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_matching.view': status,
  'super admin': status,
})

const open: AccessRow = { own: { ...deadTokens, others: 200 } }
const openWithObject: AccessRow = {
  own: { ...deadTokens, others: 200 },
  foreign: { ...deadTokens, others: 200 },
  absent: { ...deadTokens, others: 404 },
}
const signedIn: AccessRow = { own: { ...nobodySignedIn, others: 200 } }
const projects: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...projectStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...projectStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...projectStaff(404), others: 403 },
}

/** What the running server must answer, for every operation, actor and object. An operation without a row fails its test. */
export const accessTable: Readonly<Record<OperationKey, AccessRow>> = {
  login: open,
  getSession: signedIn,
  logout: signedIn,
  getUserConfig: open,
  // An assistant nobody knows has no testimonials; that tells nothing.
  listFeedback: { ...openWithObject, absent: { ...deadTokens, others: 200 } },
  getAvatar: openWithObject,
  searchKeywords: open,
  suggestKeywords: open,
  recommendRoles: open,
  searchAssistants: open,
  // A visitor sees the first three of their search; whether anybody else exists they aren't told.
  getAssistant: { ...openWithObject, absent: { ...nobodySignedIn, others: 404 } },
  checkAvailability: { ...openWithObject, absent: { ...deadTokens, others: 200 } },
  searchCities: open,
  findTimezone: open,
  getZone: open,
  getPriceBook: open,
  estimateMonthlyPrice: open,
  createProject: { own: { ...nobodySignedIn, ...clients(200), others: 403 } },
  getProject: projects,
  saveProject: projects,
  healthcheck: open,
}
