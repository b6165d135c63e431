import { configurationEditors, configurationStaff, deadTokens, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { contentOperations } from './content.operations.ts'

const contentStaff: AccessRow = { own: { ...anonymous, ...configurationStaff(200), others: 403 } }

const oneContentPage: AccessRow = {
  ...contentStaff,
  absent: { ...anonymous, ...configurationStaff(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const contentAccess: Readonly<Record<keyof typeof contentOperations, AccessRow>> = {
  getContent: { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } },
  listContent: contentStaff,
  listEditions: oneContentPage,
  saveContent: {
    own: { ...anonymous, ...configurationEditors(200), others: 403 },
    absent: { ...anonymous, ...configurationEditors(404), others: 403 },
  },
}
