import { keptValue } from '../browser/kept-value.ts'

/** True once the server has said that there is a new version of what this page runs. */
export const newVersion = keptValue(false)
