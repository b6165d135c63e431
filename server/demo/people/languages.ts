import type { Random } from './random.ts'
import type { Origin } from './origins.ts'
import type { Place } from './places.ts'
import type { Skill } from './role.ts'

/** Numbers of languages.csv. */
const english = 1
const french = 2
const spanish = 3
const punjabi = 4
const mandarin = 5
const cantonese = 6
const tagalog = 7
const hindi = 8
const urdu = 9
const arabic = 10
const persian = 11
const portuguese = 12
const italian = 13
const german = 14
const polish = 15
const ukrainian = 16
const russian = 17
const korean = 18
const japanese = 19
const vietnamese = 20
const tamil = 21
const gujarati = 22
const dutch = 24
const greek = 25
const haitian = 26
const somali = 27
const swahili = 28
const yoruba = 29
const romanian = 30
const cree = 33
const inuktitut = 34
const signLanguage = 35

/** As stored. */
const working = 1
const fluent = 2
const native = 3
type Level = typeof working | typeof fluent | typeof native

/** A language, and the share of people who speak it. */
type Share = readonly [language: number, share: number]

/** What is spoken at home, by the origin of the name; at most one of a list's languages is drawn for each entry. */
const atHome: Readonly<Record<string, readonly (readonly Share[])[]>> = {
  'French-Canadian': [[[french, 1]]],
  'First Nations, Inuit and Métis': [
    [
      [cree, 0.12],
      [inuktitut, 0.03],
    ],
  ],
  'South Asian': [
    [
      [hindi, 0.25],
      [tamil, 0.1],
      [gujarati, 0.1],
      [urdu, 0.15],
    ],
  ],
  Punjabi: [[[punjabi, 0.75]], [[hindi, 0.2]]],
  Chinese: [
    [
      [mandarin, 0.5],
      [cantonese, 0.2],
    ],
  ],
  'Black North American and Caribbean': [[[haitian, 0.05]]],
  African: [
    [
      [somali, 0.1],
      [swahili, 0.1],
      [yoruba, 0.15],
      [french, 0.15],
    ],
  ],
  'Latin American': [
    [
      [spanish, 0.75],
      [portuguese, 0.08],
    ],
  ],
  Filipino: [[[tagalog, 0.6]]],
  'Arab and Iranian': [
    [
      [arabic, 0.4],
      [persian, 0.25],
    ],
    [[french, 0.1]],
  ],
  'Korean, Japanese and Vietnamese': [
    [
      [korean, 0.25],
      [japanese, 0.1],
      [vietnamese, 0.2],
    ],
  ],
  'Central and Eastern European': [
    [
      [ukrainian, 0.15],
      [polish, 0.15],
      [russian, 0.1],
      [romanian, 0.05],
    ],
  ],
  'German, Dutch and Nordic': [
    [
      [german, 0.07],
      [dutch, 0.03],
    ],
  ],
  'Italian, Portuguese and Greek': [
    [
      [italian, 0.15],
      [portuguese, 0.1],
      [greek, 0.05],
    ],
  ],
}

/** Where a language is also heard in the street, so that more keep it and some learn it. */
const metroVancouver = new Set(
  'Vancouver,Surrey,Burnaby,Richmond,Abbotsford,Coquitlam,Delta,Langley,New Westminster,North Vancouver,Maple Ridge,Port Coquitlam'.split(
    ',',
  ),
)
const peelAndMarkham = new Set('Brampton,Mississauga,Markham,Richmond Hill'.split(','))
const spanishStates = new Set(['TX', 'CA', 'FL', 'NM', 'AZ', 'NV', 'PR'])

function learntAt({ city, region, country }: Place): readonly Share[] {
  if (region === 'QC') return [[french, 0.8]]
  if (region === 'NB')
    return [
      [french, 0.35],
      [spanish, 0.02],
    ]
  if (country === 'US')
    return [
      [spanish, region === 'PR' ? 0.95 : spanishStates.has(region) ? 0.28 : 0.07],
      [french, 0.02],
      [signLanguage, 0.01],
    ]
  const heard: readonly Share[] = metroVancouver.has(city)
    ? [
        [mandarin, 0.06],
        [punjabi, 0.06],
        [cantonese, 0.02],
      ]
    : peelAndMarkham.has(city)
      ? [
          [punjabi, 0.06],
          [mandarin, 0.03],
        ]
      : []
  return [
    [french, city === 'Ottawa' || city === 'Greater Sudbury' ? 0.25 : 0.06],
    [spanish, 0.03],
    [signLanguage, 0.01],
    ...heard,
  ]
}

/** Skills that only who speaks the language has, by their slugs. */
const languageOfSkill = new Map<string, number>([
  ['written-french', french],
  ['bilingual-english-and-french', french],
  ['english-to-french-translation', french],
  ['french-to-english-translation', french],
  ['canadian-french-localisation', french],
  ['bilingual-english-and-spanish', spanish],
  ['english-to-spanish-translation', spanish],
  ['spanish-to-english-translation', spanish],
])

/** Languages with their levels, side by side, as they are stored. */
export interface Spoken {
  readonly ids: readonly number[]
  readonly levels: readonly number[]
}

function oneOf(random: Random, shares: readonly Share[]): number | null {
  let left = random.fraction()
  for (const [language, share] of shares) {
    if (left < share) return language
    left -= share
  }
  return null
}

/**
 * English, what is spoken at home, what was learnt where the person lives, and what their skills need.
 * @param random of its own, so that who speaks what changes nothing else about anybody
 */
export function inventLanguages(
  random: Random,
  { origin, place, skills }: { origin: Origin; place: Place; skills: readonly Skill[] },
): Spoken {
  const spoken = new Map<number, Level>([[english, native]])
  const add = (language: number, level: Level) => {
    if ((spoken.get(language) ?? 0) < level) spoken.set(language, level)
  }
  for (const shares of atHome[origin.name] ?? []) {
    const language = oneOf(random, shares)
    if (language !== null) add(language, random.chance(0.7) ? native : fluent)
  }
  for (const [language, share] of learntAt(place))
    if (random.chance(share)) add(language, random.chance(place.region === 'QC' ? 0.65 : 0.35) ? fluent : working)
  for (const { slug } of skills) {
    const language = languageOfSkill.get(slug)
    if (language !== undefined) add(language, fluent)
  }
  return { ids: [...spoken.keys()], levels: [...spoken.values()] }
}
