import { searchPalette } from './palette/palette.routes.ts'

/** Every operation of the feature. */
export const paletteOperations = { searchPalette } as const
