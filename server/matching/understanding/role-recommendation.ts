import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { readersValue } from '../../platform/languages/readers-name.ts'
import type { ReadWork } from './message/read-work.ts'
import { asLikely } from './message/work.ts'
import { comparable } from './normalise.ts'
import type { RoleRow } from './reference.ts'
import { reasonsFor } from './role-reasons.ts'
import type { Vocabulary } from './vocabulary.ts'
import { maxGuesses, type Needs, type WeighedNeed, weighNeeds } from './weighed-need.ts'

export interface RecommendedRole {
  id: number
  value: string
  description: string
  keywords: string[]
  /** Comparable within one answer only; 0 for a role that was not looked for. */
  score: number
  /** Short sentences saying why the role is here. */
  reasons: string[]
  /** The words surely ask for it. */
  preselected: boolean
}

export interface RoleRecommendation {
  recognised: boolean
  roles: RecommendedRole[]
}

const maxRoles = 12
const visibleKeywords = 8

/** Below this nothing was really said. */
const leastScore = 0.2

/** A role stays while it has this share of the best one's score. */
const closeEnough = 0.3

/** The same where only skills and tools were chosen, which many roles share. */
const closeEnoughByLinks = 0.5

/** When the best role is named outright, only near equals stay beside it. */
const closeToNamed = 0.75

/** What a role must say to words that no kept role covers, to be added for them; and how many are added. */
const needOfItsOwn = 0.75
const maxAdded = 3

/** Offered when nothing was recognised: the roles most small businesses start with. */
const commonRoles = [
  'general-virtual-assistant',
  'executive-assistant',
  'bookkeeper',
  'customer-support',
  'social-media-manager',
  'administrative-assistant',
  'marketing-assistant',
  'data-entry-specialist',
  'project-coordinator',
]

/**
 * Recommends roles for a client's needs, at most 12: those of several kinds of work in the order they were said, then the best; the common
 * roles when nothing is recognised. What words exclude isn't recommended, unless it is entered by name.
 */
export function recommendRoles(vocabulary: Vocabulary, needs: Needs): RoleRecommendation {
  const { weighings, messages } = weighNeeds(vocabulary, needs)
  const { roles } = vocabulary.reference
  const byName = new Set(
    needs.roles.map((name) => vocabulary.keywords.byName.get(`role:${comparable(name)}`)?.id ?? null),
  )
  const excluded = new Set(
    messages.flatMap(({ excludedRoles }) => [...excludedRoles]).filter((role) => !byName.has(roles[role]?.id ?? null)),
  )
  const work = workOf(messages, excluded)
  const scores = new Float64Array(roles.length)
  for (const weighing of weighings)
    weighing.scores.forEach((score, role) => (scores[role] = (scores[role] ?? 0) + score))
  const order = [...scores.keys()]
    .filter((role) => !excluded.has(role))
    .sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)
  const top = scores[order[0] ?? 0] ?? 0
  if (top < leastScore && work.size === 0)
    return { recognised: false, roles: rolesToReport(vocabulary, weighings, excluded) }
  const named = weighings.length > 0 && weighings.every((weighing) => weighing.named)
  const chosen = weighings.length > 0 && weighings.every((weighing) => weighing.chosen !== undefined)
  const share = named ? closeToNamed : chosen ? closeEnoughByLinks : closeEnough
  const about = scoresOfContext(weighings, roles.length)
  const close = order.filter(
    (role, position) => position === 0 || (scores[role] ?? 0) - (about[role] ?? 0) >= top * share,
  )
  const added = named ? [] : rolesForTheRest(order, close, weighings, roles.length)
  const retained = order.filter((role) => close.includes(role) || added.includes(role))
  // Of a single clause the best role leads, unless every kind of work in it is certain.
  const isOrdered = work.size > 1 && messages.some(({ isPlain }) => !isPlain)
  const offered = messages.flatMap((message) => message.work.flatMap(({ certain, others }) => (certain ? [] : others)))
  const beside = [...work.keys(), ...offered.filter((role) => !excluded.has(role))]
  const inOrder = [...new Set(isOrdered ? [...work.keys(), ...retained, ...beside] : [...retained, ...beside])]
  const second = scores[order[1] ?? -1] ?? 0
  const isSure = (role: number) =>
    work.size > 1 ? work.get(role) === true : role === order[0] && second <= asLikely * top
  return {
    recognised: true,
    roles: inOrder.slice(0, maxRoles).flatMap((position) => {
      const role = roles[position]
      if (role === undefined) return []
      const reasons = reasonsFor(vocabulary, position, weighings)
      const score = Math.round((scores[position] ?? 0) * 1000) / 1000
      return [{ ...describe(vocabulary, role, score, reasons), preselected: isSure(position) }]
    }),
  }
}

/** The roles of a client's kinds of work in the order said, with whether each is surely meant. */
function workOf(messages: readonly ReadWork[], excluded: ReadonlySet<number>): Map<number, boolean> {
  const work = new Map<number, boolean>()
  for (const { role, certain } of messages.flatMap((message) => message.work))
    if (!excluded.has(role)) work.set(role, certain || work.get(role) === true)
  return work
}

/** When nothing is sure: what the words may mean, without a reason to claim, then the roles asked for most. */
function rolesToReport(
  vocabulary: Vocabulary,
  weighings: WeighedNeed[],
  excluded: ReadonlySet<number>,
): RecommendedRole[] {
  const { roles } = vocabulary.reference
  const guesses = weighings.flatMap((weighing) => weighing.guesses)
  const guessed = [...new Set(guesses)].slice(0, maxGuesses).flatMap((position) => roles[position]?.slug ?? [])
  const rejected = new Set([...excluded].flatMap((position) => roles[position]?.slug ?? []))
  const slugs = [...new Set([...guessed, ...commonRoles])].filter((slug) => !rejected.has(slug))
  return rolesNamed(vocabulary, slugs.slice(0, maxRoles))
}

/** How much of each role's score comes from words that only say whom the work is for. */
function scoresOfContext(weighings: WeighedNeed[], roleCount: number): Float64Array {
  const scores = new Float64Array(roleCount)
  for (const { byWord, context } of weighings) {
    context.forEach((isContext, row) => {
      if (!isContext) return
      for (let role = 0; role < roleCount; role += 1)
        scores[role] = (scores[role] ?? 0) + (byWord[row * roleCount + role] ?? 0)
    })
  }
  return scores
}

/** Roles for what the kept ones leave undone: the second and third need of a sentence or of a list of words. */
function rolesForTheRest(order: number[], retained: number[], weighings: WeighedNeed[], roleCount: number): number[] {
  const added: number[] = []
  const done = weighings.map(({ byWord }) =>
    Float64Array.from({ length: byWord.length / roleCount }, (_, row) =>
      retained.reduce((max, role) => Math.max(max, byWord[row * roleCount + role] ?? 0), 0),
    ),
  )
  for (const role of order) {
    if (retained.includes(role)) continue
    let rest = 0
    weighings.forEach(({ byWord, context }, which) => {
      done[which]?.forEach((amount, row) => {
        if (context[row] !== true) rest += Math.max(0, (byWord[row * roleCount + role] ?? 0) - amount)
      })
    })
    if (rest < needOfItsOwn) continue
    added.push(role)
    weighings.forEach(({ byWord }, which) => {
      const rows = done[which]
      rows?.forEach((amount, row) => (rows[row] = Math.max(amount, byWord[row * roleCount + role] ?? 0)))
    })
    if (added.length === maxAdded) break
  }
  return added
}

/** The roles with these ids, in the order asked; ids that don't exist are passed over. */
export function rolesByIds(vocabulary: Vocabulary, ids: number[]): RecommendedRole[] {
  const byId = new Map(vocabulary.reference.roles.map((role) => [role.id, role]))
  return [...new Set(ids)].flatMap((id) => {
    const role = byId.get(id)
    return role === undefined ? [] : [describe(vocabulary, role, 0, [])]
  })
}

function rolesNamed(vocabulary: Vocabulary, slugs: string[]): RecommendedRole[] {
  const bySlug = new Map(vocabulary.reference.roles.map((role) => [role.slug, role]))
  return slugs.flatMap((slug) => {
    const role = bySlug.get(slug)
    return role === undefined ? [] : [describe(vocabulary, role, 0, [])]
  })
}

function describe(vocabulary: Vocabulary, role: RoleRow, score: number, reasons: string[]): RecommendedRole {
  const keywords = vocabulary.keywords.roleKeywords.get(role.id) ?? []
  return {
    id: role.id,
    value: readersValue(role),
    description: (currentLanguage() === 'fr' && role.description_fr) || role.description,
    keywords: keywords.slice(0, visibleKeywords),
    score,
    reasons,
    preselected: false,
  }
}
