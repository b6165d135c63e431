import { anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { adjustmentsOperations } from './adjustments.operations.ts'

const readers = (status: number) => ({ 'admin with admin_finance.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

const editorsOnly: AccessRow = {
  own: { ...anonymous, ...editors(200), others: 403 },
  absent: { ...anonymous, ...editors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const adjustmentsAccess: Readonly<Record<keyof typeof adjustmentsOperations, AccessRow>> = {
  listAdjustments: { own: { ...anonymous, ...readers(200), others: 403 } },
  getAdjustment: {
    own: { ...anonymous, ...readers(200), others: 403 },
    absent: { ...anonymous, ...readers(404), others: 403 },
  },
  listAdjustedPlaces: { own: { ...anonymous, ...editors(200), others: 403 } },
  createAdjustment: editorsOnly,
  saveAdjustment: editorsOnly,
  approveAdjustment: editorsOnly,
  voidAdjustment: editorsOnly,
}
