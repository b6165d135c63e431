import { newUuid } from '../../platform/browser/new-uuid.ts'

/** This tab, since it was loaded: a copy of it is another one. */
export const tab = newUuid()
