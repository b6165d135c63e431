import type { Database } from '../platform/database/connection.ts'
import { searchPaletteOperation } from './palette/search-palette.ts'

/** What staff find by a few letters, from wherever they are. */
export function paletteOperations(deps: { database: Database }) {
  return { searchPalette: searchPaletteOperation(deps) }
}
