import { fewAtOnce } from '../../platform/database/few-at-once.ts'

/**
 * The transactions of checkouts: when many pay at once, the others' calls find connections and turns between them. What the card
 * processor takes isn't part of it.
 */
export const checkoutTurns = fewAtOnce(3)
