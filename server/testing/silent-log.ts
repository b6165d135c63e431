import pino from 'pino'

/** For programs whose own lines are all that should be read. */
export const silentLog = pino({ level: 'silent' })
