import { origins } from './origins.ts'
import { Weighted } from './sampling.ts'
import type { Origin } from './origins.ts'
import type { Random } from './random.ts'

/** How a person presents: decides name list, pronouns and portrait. */
export type Presentation = 'woman' | 'man' | 'neutral'

export interface Identity {
  origin: Origin
  presentation: Presentation
  first: string
  surname: string
  pronouns: string
  avatarId: number
}

const byPlace = {
  CA: new Weighted(origins.map((origin) => [origin, origin.share.CA])),
  US: new Weighted(origins.map((origin) => [origin, origin.share.US])),
  QC: new Weighted(origins.map((origin) => [origin, origin.share.QC])),
}
const presentations = new Weighted<Presentation>([
  ['woman', 62],
  ['man', 33],
  ['neutral', 5],
])
const pronouns: Record<Presentation, Weighted<string>> = {
  woman: new Weighted([
    ['she/her', 90],
    ['she/they', 6],
    ['', 4],
  ]),
  man: new Weighted([
    ['he/him', 91],
    ['he/they', 4],
    ['', 5],
  ]),
  neutral: new Weighted([
    ['they/them', 80],
    ['she/they', 10],
    ['he/they', 10],
  ]),
}

/** The portraits of server/data/avatars, by how they present. Head coverings stand for a faith, so only some people wear one. */
const headscarves = [19, 20, 41, 42]
const turban = 76
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const portraits: Record<Presentation, number[]> = {
  woman: from(1, 44).filter((id) => !headscarves.includes(id)),
  man: from(45, 80).filter((id) => id !== turban),
  neutral: from(81, 96),
}

function portraitOf(random: Random, origin: Origin, presentation: Presentation): number {
  if (presentation === 'woman' && origin.name === 'Arab and Iranian' && random.chance(0.4))
    return random.pick(headscarves)
  if (presentation === 'man' && origin.name === 'Punjabi' && random.chance(0.5)) return turban
  return random.pick(portraits[presentation])
}

/** An invented person's name, pronouns and portrait, as people of that place might have them. */
export function inventIdentity(random: Random, place: { country: string; region: string }): Identity {
  const origin = byPlace[place.region === 'QC' ? 'QC' : place.country === 'CA' ? 'CA' : 'US'].pick(random)
  const presentation = presentations.pick(random)
  const women = presentation === 'woman' || (presentation === 'neutral' && random.chance(0.5))
  return {
    origin,
    presentation,
    first: random.pick(women ? origin.women : origin.men),
    surname: random.pick(origin.surnames),
    pronouns: pronouns[presentation].pick(random),
    avatarId: portraitOf(random, origin, presentation),
  }
}

/** An account needs a whole name where a profile shows an initial. */
export function fullNameOf(displayName: string): string {
  const [initial = ''] = displayName.slice(displayName.lastIndexOf(' ') + 1)
  const first = displayName.slice(0, displayName.lastIndexOf(' '))
  const own = origins.filter((origin) => origin.women.includes(first) || origin.men.includes(first))
  const surname = [...own, ...origins].flatMap((origin) => origin.surnames).find((name) => name.startsWith(initial))
  return `${first} ${surname ?? `${initial}.`}`
}
