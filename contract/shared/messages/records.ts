import { message } from '../i18n/message.ts'

/* The page of one record: its summary, its tabs and the menu of what can be changed. */

/** Names of parts, read aloud. */
export const summary = message({ en: 'Summary', fr: 'Sommaire' })
export const sections = message({ en: 'Sections', fr: 'Rubriques' })
/** The menu’s button. */
export const manage = message({ en: 'Manage', fr: 'Gérer' })
