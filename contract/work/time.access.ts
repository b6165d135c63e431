import { anonymous, clients } from '../testing/access-rows.ts'
import { planned } from '../testing/project-rows.ts'
import type { AccessRow, Actor } from '../testing/access.ts'
import type { timeOperations } from './time.operations.ts'

const readers = (status: number) => ({ 'admin with admin_time.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_time.edit': status, 'super admin': status })

const timeLists: AccessRow = {
  own: { ...anonymous, ...clients(200), ...readers(200), assistant: 200, others: 403 },
}

/** Only the assistant and staff write time; a stranger's place or entry is none. */
const written: AccessRow = {
  own: { ...anonymous, ...editors(200), assistant: 200, others: 403 },
  foreign: { ...anonymous, ...editors(200), assistant: 404, others: 403 },
  absent: { ...anonymous, ...editors(404), assistant: 404, others: 403 },
}

/** An entry concerns who worked, who pays, and some of our staff. */
const bothSidesAnd = (staff: (status: number) => Partial<Record<Actor, number>>): AccessRow => ({
  own: { ...anonymous, ...clients(200), ...staff(200), assistant: 200, others: 403 },
  foreign: { ...anonymous, ...clients(404), ...staff(200), assistant: 404, others: 403 },
  absent: { ...anonymous, ...clients(404), ...staff(404), assistant: 404, others: 403 },
})

/** Only the client's own people say yes to what they pay for. */
const payers: AccessRow = {
  own: { ...anonymous, ...clients(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), others: 403 },
  absent: { ...anonymous, ...clients(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const timeAccess: Readonly<Record<keyof typeof timeOperations, AccessRow>> = {
  listTime: timeLists,
  downloadTimeCsv: timeLists,
  downloadTimePdf: timeLists,
  getTimeEntry: bothSidesAnd(readers),
  acceptOverLimit: payers,
  createTime: written,
  saveTime: written,
  removeTime: written,
  queryTime: bothSidesAnd(editors),
  approveTime: payers,
  listTimers: { own: { ...anonymous, assistant: 200, others: 403 } },
  listRejectedTime: { own: { ...anonymous, assistant: 200, others: 403 } },
  resolveRejectedTime: {
    own: { ...anonymous, assistant: 200, others: 403 },
    foreign: { ...anonymous, assistant: 404, others: 403 },
    absent: { ...anonymous, assistant: 404, others: 403 },
  },
  dismissRejectedTime: { own: { ...anonymous, assistant: 200, others: 403 } },
  sendTimerEvent: {
    own: { ...anonymous, assistant: 200, others: 403 },
    foreign: { ...anonymous, assistant: 404, others: 403 },
    absent: { ...anonymous, assistant: 404, others: 403 },
  },
  switchTimeEntry: planned,
}
