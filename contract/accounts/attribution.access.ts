import { clients, anonymous, open } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { attributionOperations } from './attribution.operations.ts'

const utmStaff = (status: number) => ({ 'admin with admin_utm.view': status, 'super admin': status })

const utmEditors = (status: number) => ({ 'admin with admin_utm.edit': status, 'super admin': status })

const utms: AccessRow = { own: { ...anonymous, ...utmStaff(200), others: 403 } }

const oneUtm: AccessRow = { ...utms, absent: { ...anonymous, ...utmStaff(404), others: 403 } }

const utmChanges: AccessRow = { own: { ...anonymous, ...utmEditors(200), others: 403 } }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const attributionAccess: Readonly<Record<keyof typeof attributionOperations, AccessRow>> = {
  logUtmEvent: open,
  listUtms: utms,
  listUtmLog: utms,
  getUtm: oneUtm,
  generateReferral: { own: { ...anonymous, ...clients(200), ...utmStaff(200), assistant: 200, others: 403 } },
  getReferral: { own: { ...anonymous, ...clients(200), assistant: 200, others: 403 } },
  createUtm: utmChanges,
  saveUtm: { ...utmChanges, absent: { ...anonymous, ...utmEditors(404), others: 403 } },
}
