/** Days that an earned reward waits, so that a payment that is taken back soon earns nothing. */
export const holdDays = 14

const day = 24 * 3_600_000

/** From when on what was earned then is credited. */
export const creditedFrom = (earned: Date): Date => new Date(earned.getTime() + holdDays * day)
