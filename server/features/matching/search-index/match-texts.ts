import { reviewsToBeWellReviewed } from '../../../rules/ratings.ts'
import { mostKeyTools, type KeyKnowledge } from '../../../rules/role-fit.ts'

/** 'Bookkeeper, their main role'; with several roles 'Bookkeeper, one of their roles · 2 of your 3 roles' */
export function roleText(role: string, isMain: boolean, counting: number, viewed: number): string {
  const standing = `${role}, ${isMain ? 'their main role' : 'one of their roles'}`
  return viewed === 1 ? standing : `${standing} · ${counting} of your ${viewed} roles`
}

/** '7 of 10 key skills, 4 key tools'; who has as many tools as count may have more: '5+ key tools' */
export function expertiseText(known: KeyKnowledge, of: KeyKnowledge): string {
  const skills = of.skills === 0 ? [] : [`${known.skills} of ${of.skills} key ${of.skills === 1 ? 'skill' : 'skills'}`]
  const tools = `${known.tools}${known.tools === mostKeyTools ? '+' : ''} key ${known.tools === 1 ? 'tool' : 'tools'}`
  const parts = of.tools === 0 ? skills : [...skills, tools]
  return parts.length === 0 ? 'Nothing more is asked of this role' : parts.join(', ')
}

/** '4 of 5 skills' */
export function skillsText(held: number, wanted: number): string {
  return `${held} of ${wanted} ${wanted === 1 ? 'skill' : 'skills'}`
}

/** 'QuickBooks Online and Xero', 'QuickBooks Online, Xero and 2 more', 'None of your 3 tools' */
export function toolsText(held: readonly string[], wanted: number): string {
  if (held.length === 0) return wanted === 1 ? 'Not your tool' : `None of your ${wanted} tools`
  if (held.length <= 2) return held.join(' and ')
  return `${held.slice(0, 2).join(', ')} and ${held.length - 2} more`
}

/** 'Speaks French and Spanish', 'Speaks French, 1 of your 2 languages', 'Doesn’t speak French' */
export function languagesText(spoken: readonly string[], wanted: readonly string[]): string {
  const list = new Intl.ListFormat('en-CA', { type: 'conjunction' })
  if (spoken.length === wanted.length) return `Speaks ${list.format(spoken)}`
  if (spoken.length > 0) return `Speaks ${list.format(spoken)}, ${spoken.length} of your ${wanted.length} languages`
  return wanted.length === 1 ? `Doesn’t speak ${wanted[0]}` : `None of your ${wanted.length} languages`
}

/** '6 h of your working day', from the working half hours of five days, to the nearest half hour. */
export function overlapText(halfHours: number): string {
  const hours = Math.round(halfHours / 5) / 2
  return hours === 0 ? 'Works outside your day' : `${hours} h of your working day`
}

/** '3 of 4 times you asked for' */
export function availabilitiesText(held: number, asked: number): string {
  return `${held} of ${asked} ${asked === 1 ? 'time' : 'times'} you asked for`
}

/** '30 h free' */
export function hoursText(spare: number): string {
  return `${spare} h free`
}

/** 0 for someone without reviews, 1 with, 2 well reviewed. */
export function reviewsLevel(count: number, points: number, weight: number): 0 | 1 | 2 {
  if (count === 0) return 0
  return count >= reviewsToBeWellReviewed && points * 4 >= weight * 3 ? 2 : 1
}

/** By the level of the reviews. */
export const reviewsTexts = ['New here', 'Reviewed by clients', 'Well reviewed by clients'] as const
