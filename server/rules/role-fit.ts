// How well someone fits one role, before anything is asked by name: is it their main role, and how much do they know
// of what the role is made of? Each role has key skills and key tools in the reference data (those of weight 1).

/** Someone who knows as many of a role's key skills, or tools, has what we look for. */
export const maxKeySkills = 15
export const maxKeyTools = 5

/** How many key skills and tools someone knows; or, of a role, how many count. */
export interface KeyKnowledge {
  readonly skills: number
  readonly tools: number
}

interface Share {
  readonly numerator: number
  readonly denominator: number
}

const mainRole = 3
const sideRole = 2

/**
 * The part of a match score that roles earn: a main role all, a side role two thirds. With several roles that is three
 * quarters, and one quarter is for how many of the other roles they could take as well.
 * @param viewed how many roles are being viewed
 * @param others how many of them count for the person beside the one they would fill
 */
export function roleShare(isMain: boolean, others: number, viewed: number): Share {
  const own = isMain ? mainRole : sideRole
  if (viewed < 2) return { numerator: own, denominator: mainRole }
  return { numerator: own * (viewed - 1) + others, denominator: (mainRole + 1) * (viewed - 1) }
}

/** The part that knowing a role's key skills and tools earns: all where the role has none. */
export function expertiseShare(known: KeyKnowledge, of: KeyKnowledge): Share {
  const max = of.skills + of.tools
  return max === 0 ? { numerator: 1, denominator: 1 } : { numerator: known.skills + known.tools, denominator: max }
}
