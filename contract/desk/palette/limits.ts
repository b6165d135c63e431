/*
 * The bounds of what staff search for, without the schemas built from them: the box is there before the validation library.
 */

/** From how many characters on people, clients, subscriptions and invoices are searched. */
export const fewestTyped = 2
export const maxTyped = 100
/** How many of a kind are found at most. */
export const maxOfAKind = 6
