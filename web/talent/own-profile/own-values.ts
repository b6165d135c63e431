import type { OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { inOrder } from './week.ts'

export const wordsOf = ({ display_name, preferred_pronouns, blurb, bio, languages }: OwnProfile) => ({
  display_name,
  preferred_pronouns,
  blurb,
  bio,
  languages: languages.map(({ id, value, level }) => ({ id, value, level })),
})

export const workOf = ({ roles, skills, tools, industries }: OwnProfile) => ({
  role_ids: roles.map(({ id }) => id),
  skills,
  tools,
  industry_ids: industries.map(({ id }) => id),
})

export const hoursOf = ({ available_hours_per_month, va_availabilities }: OwnProfile) => ({
  available_hours_per_month: String(available_hours_per_month),
  va_availabilities: inOrder(va_availabilities),
})

type Sent<Level> = { id: number; level: Level }

/** What is sent of a list with levels: no names. */
export function sentLevels<Level>(all: readonly { id: number; level: Level }[]): Sent<Level>[] {
  return all.map(({ id, level }) => ({ id, level }))
}

/** What is no number is sent as it is typed, for the contract to say so. */
export function typedHours(text: string): number {
  const typed = text.trim()
  return typed === '' ? Number.NaN : Number(typed)
}

/** The field of a part of a list: `skills.0.id` is wrong with the skills. */
export function fieldOf(path: string): string {
  return path.split('.')[0] ?? path
}
