import { message } from '../../shared/i18n/message.ts'

/* A subscription that rests for a while. */

/** In two or three words, for a list or a tag. */
export const pausedFrom = message({ en: 'Paused from {day}', fr: 'En pause à compter du {day}' })
export const pausedUntil = message({ en: 'Paused until {day}', fr: 'En pause jusqu’au {day}' })
export const paused = message({ en: 'Paused', fr: 'En pause' })
