import type { AccessCalls } from '../testing/access/access-call.ts'
import type { paletteOperations } from './palette.operations.ts'

/** By words that everybody of the access suite's companies is found by. */
export function paletteCalls(): AccessCalls<typeof paletteOperations> {
  return { searchPalette: () => ({ path: '/palette?search=maple' }) }
}
