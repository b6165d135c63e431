/** The highest amount that can be set: a million. */
export const maxAboveCents = 100_000_000

/** What extra time as needed counts as: above every limit. */
export const unlimitedCents = maxAboveCents + 1
