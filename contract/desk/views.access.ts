import { clients, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { viewsOperations } from './views.operations.ts'

/** The calls are about the list of UTM records: of staff, only who may open it has views of it. */
const openers = (status: number) => ({ 'admin with admin_utm.view': status, 'super admin': status })

const ofTheList: AccessRow = { own: { ...anonymous, ...openers(200), others: 403 } }

const notStaff = { ...anonymous, ...clients(403), assistant: 403 } as const

/** A private view: someone else's isn't there, nor one's own of a list that one may not open. */
const privateView: AccessRow = {
  own: { ...notStaff, ...openers(200), others: 404 },
  foreign: { ...notStaff, others: 404 },
  absent: { ...notStaff, others: 404 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const viewsAccess: Readonly<Record<keyof typeof viewsOperations, AccessRow>> = {
  listViews: ofTheList,
  createView: ofTheList,
  saveView: privateView,
  deleteView: privateView,
}
