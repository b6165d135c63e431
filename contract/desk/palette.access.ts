import { clients, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { paletteOperations } from './palette.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const paletteAccess: Readonly<Record<keyof typeof paletteOperations, AccessRow>> = {
  searchPalette: { own: { ...anonymous, ...clients(403), assistant: 403, others: 200 } },
}
