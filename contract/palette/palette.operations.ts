import { searchPalette } from './palette.routes.ts'

/** Every operation of the feature. */
export const paletteOperations = { searchPalette } as const
