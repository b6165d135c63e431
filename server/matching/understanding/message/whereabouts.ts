import type { Vocabulary } from '../vocabulary.ts'
import { isPlain, type WordTable } from '../word-table.ts'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'
import type { Place, Places } from './places.ts'

/** Whose clock counts, by a zone's name or by where the client is. */
export interface SaidZone extends WordRange {
  readonly timezone: string
}

/** How clearly a place or a name says it; the clearest wins, of equals the first. */
export const clear = { clock: 3, placeClock: 2.5, based: 2, there: 1 }

/** 'Toronto time', 'Halifax mornings' */
export const clockWords = wordSet(
  'time hours hrs zone timezone tz clock times mornings afternoons evenings weekdays weekends',
)
export const between = wordSet(
  'standard daylight business working work office coast coastal savings local day regular core',
)

interface FoundPlace {
  readonly place: Place
  readonly to: number
  readonly name: string
  /** A region stands behind it: 'Hamilton, Ontario'. */
  readonly isFull: boolean
  /** 'Toronto's' */
  readonly isPossessive: boolean
}

/** 'St. John's' */
function isAbbreviated(word: MessageWord | undefined): boolean {
  return /^(st|ste|ft|mt)$/.test(word?.value ?? '')
}

/** The place whose name begins here, the longest; one of a region that stands behind it, else the most populous. */
function placeAt(places: Places, words: readonly MessageWord[], at: number): FoundPlace | null {
  const begin = words[at]?.value ?? ''
  const { beginnings } = places
  if (!beginnings.has(begin) && !beginnings.has(begin.slice(0, -1)) && !isAbbreviated(words[at])) return null
  for (let count = places.longest; count > 0; count -= 1) {
    const stretch = words.slice(at, at + count)
    if (
      stretch.length < count ||
      stretch.some(
        (word, which) => which > 0 && !isAbbreviated(stretch[which - 1]) && (isParted(word) || word.gap.includes('/')),
      )
    )
      continue
    const name = stretch
      .map(({ value }) => value)
      .join(' ')
      .replace(/^(st|ste) /, (prefix) => (prefix === 'st ' ? 'saint ' : 'sainte '))
    const isOwner = /['’]s$/.test(stretch.at(-1)?.written ?? '')
    const whole = places.byName.get(name)
    const found = whole ?? (isOwner ? places.byName.get(name.slice(0, -1)) : undefined)
    if (found === undefined) continue
    const isPossessive = whole === undefined
    for (const length of isPossessive ? [] : [3, 2, 1]) {
      if (at + count + length > words.length) continue
      const behind = valuesOf(words, { from: at + count, to: at + count + length }).join(' ')
      const inRegion = behind === '' ? undefined : found.find(({ regions }) => regions.includes(behind))
      // 'In' and 'or' are states as well.
      const isShort = behind.length === 2 && words[at + count]?.written !== behind.toUpperCase()
      if (inRegion !== undefined && !isShort)
        return { place: inRegion, to: at + count + length, name, isFull: true, isPossessive }
    }
    const [first] = found
    if (first !== undefined)
      return {
        place: first,
        to: at + count,
        name: isPossessive ? name.slice(0, -1) : name,
        isFull: false,
        isPossessive,
      }
  }
  return null
}

/** Elsewhere in the world there are cities of the same names. */
const elsewhere = wordSet('uk england ireland scotland france italy spain germany australia ontario')
/** What is in a place without its people being there. */
const notOurs = wordSet(
  'client clients customer customers lead leads prospect prospects buyers sellers suppliers supplier vendors candidates homeowners companies businesses firms investors contacts conference convention event events wedding hotel hotels flight flights retreat summit trip tradeshow show expo vacation property properties condo house apartment trees made born meeting meetings grants schools restaurants realtors attorneys lawyers venue venues partners listeners readers audience market markets murders history degree friends family parents brother sister mother daughter son novel set book festival people folks residents members donors tourists visitors travellers travelers fans taxes laws rules filed trademark trademarks incorporate incorporated incorporating incorporation cottage orders order commande commandes fournisseur fournisseurs voyage voyages liste touristes vol vols billets congres avocats',
)
const ourVerbs = wordSet('run own operate have are manage re am live lives located based work opened open')
const ourWords = wordSet('we i our my nous on je notre mon ma')

/** What is looked for somewhere is elsewhere. */
const searches = wordSet(
  'recruit find hire call research list source place sell ship book organize contact reach visit plan trouver recruter livrer expedier vendre reserver',
)
const sends = wordSet('livrer expedier envoyer vendre ship shipping deliver delivering sell selling export exporter')

const inWords = wordSet('in near around a au aux en a outside')
const basedWords = wordSet(
  'based located headquartered base basee bases basees situe situee situes situees etabli etablie etablis etablies installe installee installes installees located living live lives operate operates operating moved relocated',
)
/** What stands between 'in' and a place: 'in downtown Toronto', 'in the Ottawa area'. */
const partsOfPlaces = wordSet(
  'the downtown greater central suburban rural sunny beautiful metro uptown old northern southern eastern western north south east west just le la vieux centre ville de region area of banlieue rive sud nord est ouest cote l',
)
/** Who says where they are from: 'hi from Toronto', 'a small team from Windsor', 'an hour from Ottawa'. */
const beforeFrom = wordSet(
  'hi hello hey greetings bonjour salut calling writing typing speaking am im are were re work working operate run team crew family hour hours minutes min mins km miles drive here us outfit away far group',
)
const directions = wordSet('north south east west outside inside part side out suburb just')

/** Whether 'in <place>' here says where the client is, not where others are or what is sold. */
function isOfClient(words: readonly MessageWord[], at: number): boolean {
  const from = sentenceStart(words, at, 14)
  const before = words.slice(from, at)
  const nearest = before.at(-1)
  if (nearest === undefined) return true
  // A wedding planner is where they are, a wedding isn't.
  const isTrade = /(planner|photographer|caterer|organizer|venue|agency|company|business|studio|shop)$/.test(
    nearest.value,
  )
  if ((!isTrade && before.slice(-3).some(({ value }) => notOurs.has(value))) || sends.has(nearest.value)) return false
  // 'Every owner in Alberta', 'our pallets are stuck in Long Beach'
  const every = words.slice(Math.max(from, at - 6), at).findIndex(({ value }) => value === 'every' || value === 'each')
  const rhythm = words[Math.max(from, at - 6) + every + 1]?.value ?? ''
  // 'Every second week in Gatineau' says how often.
  if (every !== -1 && !/^(second|other|third|day|week|month|morning|evening|weekday|weekend)$/.test(rhythm))
    return false
  if (before.some(({ value }) => /^(competitors?|competition|rivals?|concurrents?)$/.test(value))) return false
  if (/^(stuck|held|delayed)$/.test(nearest.value)) return false
  if (nearest.value === 'tax' && before.length > 1) return false
  const speaks = before.some(
    ({ value }, which) =>
      ourWords.has(value) && before.slice(which + 1, which + 3).some((next) => ourVerbs.has(next.value)),
  )
  // 'Restaurants in Boston' are others', 'we have two restaurants in Boston' are ours.
  const isPlural =
    /[^su]s$/.test(nearest.value) &&
    nearest.value.length > 4 &&
    !/^(offices|locations|hours|shops|stores|clinics|salons|properties|business)$/.test(nearest.value)
  const isNumbered =
    before.slice(-2).some(({ number }) => number !== null) && !before.some(({ value }) => searches.has(value))
  // 'Roofers in Tulsa.', 'Boutique de vélos à Sherbrooke.' is who writes.
  let head = at
  while (head > from && !isParted(words[head] as MessageWord)) head -= 1
  const first = words[head]?.value ?? ''
  const isTitle =
    (from === 0 && at <= 2) ||
    (at - head <= 5 && (frenchBusinesses.has(first) || (head === 0 && ofTrade.test(first)) || makers.test(first)))
  return speaks || !isPlural || isNumbered || isTitle
}

const ofTrade = /(eur|euse|iste|ier|iere|ien|ienne|logue)$/
const makers =
  /^(fabricant|manufacturier|importateur|distributeur|grossiste|producteur|entrepreneur|couvreur|plombier|notaire)$/

/** Given names that are places too. */
const givenNames = wordSet(
  'jackson austin victoria charlotte madison florence savannah dallas sydney regina georgia marco sofia santiago lima salvador leon diego jordan chad india paris milan kingston cali nancy alexandria medina darwin lorena jose carolina brittany kenya vienna adelaide malaga valencia cordoba surat mary',
)

/** A name that is an everyday word ('Orange', 'Reading') is a place only with a capital; a short one as well. */
function isWrittenAsPlace(
  table: WordTable,
  words: readonly MessageWord[],
  at: number,
  { name }: FoundPlace,
  isShouting: boolean,
): boolean {
  const first = words[at] as MessageWord
  const isCapital = /^\p{Lu}/u.test(first.written) && !isShouting
  if (name.includes(' ')) return isCapital || name.split(' ').every((word) => word.length > 2)
  const isEveryday = (isPlain(name) && !knownPlaces.has(name)) || (table.known.has(name) && !knownPlaces.has(name))
  return isCapital ? !isEveryday || at > 0 : name.length > 3 && !isEveryday
}

/** Places whose names the trade's words know, and that are written small as well. */
const knownPlaces = wordSet(
  'calgary halifax vancouver toronto ottawa montreal winnipeg regina edmonton victoria hamilton london quebec alberta manitoba ontario texas florida california chicago boston denver seattle dallas houston austin miami phoenix atlanta portland moncton saskatoon laval gatineau sherbrooke kelowna guelph kingston brampton mississauga nashville detroit',
)

const sentenceHeads = wordSet('need needs looking seeking seeks wants want hiring requires here owner')

interface ReadPlace {
  readonly said: SaidZone
  readonly clarity: number
}

/** What says behind a place that it is a clock, or who is there: 'Toronto time', 'Calgary-based', 'Vancouver here'. */
function saidBehind(words: readonly MessageWord[], said: SaidZone): ReadPlace | null {
  let behind = said.to
  while (between.has(words[behind]?.value ?? '') && !isParted(words[behind] as MessageWord)) behind += 1
  const clock = words[behind]
  if (clock !== undefined && clockWords.has(clock.value) && !isParted(clock)) {
    const isZone = words[behind + 1]?.value === 'zone'
    return { said: { ...said, to: behind + (isZone ? 2 : 1) }, clarity: clear.placeClock }
  }
  const next = words[said.to]
  if (next === undefined || startsSentence(next)) return null
  const isHere =
    next.value === 'here' &&
    said.from === sentenceStart(words, said.from, 2) &&
    !isParted(words[said.to] as MessageWord)
  return next.value === 'based' || isHere ? { said: { ...said, to: said.to + 1 }, clarity: clear.based } : null
}

/** What says before a place that the client is there: 'based in', 'out of', 'hi from', 'north of', 'in the … area'. */
function saidBefore(words: readonly MessageWord[], said: SaidZone, place: Place): ReadPlace | null {
  const { from: at } = said
  const word = words[at] as MessageWord
  if (at === 0 || isParted(word)) return null
  let lead = at - 1
  while (
    lead > 0 &&
    partsOfPlaces.has(words[lead]?.value ?? '') &&
    !isParted(words[lead] as MessageWord) &&
    !/^(de|d)$/.test(lead === at - 1 ? (words[lead]?.value ?? '') : '')
  )
    lead -= 1
  const before = words[at - 1] as MessageWord
  const earlier = words[at - 2]
  if (/^(heure|heures)$/.test(earlier?.value ?? '') && /^(de|du|d)$/.test(before.value))
    return { said: { ...said, from: at - 2 }, clarity: clear.placeClock }
  // 'Our clock is Honolulu'
  if (/^(is|are)$/.test(before.value) && /^(clock|timezone|zone|hours|time)$/.test(earlier?.value ?? ''))
    return { said: { ...said, from: at - 2 }, clarity: clear.placeClock }
  const cue = words[lead] as MessageWord
  const second = words[lead - 1]?.value ?? ''
  const third = words[lead - 2]?.value ?? ''
  // In French, 'à' is often typed without its accent; an English 'a' leads to what is there.
  const isBare = /^a$/i.test(cue.written) && isInFrench(words) && place.population >= 20_000
  const isIn = (inWords.has(cue.value) && !/^a$/i.test(cue.written)) || /^à$/i.test(cue.written) || isBare
  const areOthers = valuesOf(words, { from: Math.max(sentenceStart(words, lead), lead - 4), to: lead }).some((value) =>
    notOurs.has(value),
  )
  if (
    !areOthers &&
    (basedWords.has(second) || (basedWords.has(third) && /^(out|just|near|right)$/.test(second))) &&
    (isIn || /^(out|of|de|dans|to)$/.test(cue.value) || (cue.value === 'from' && !/^(moved|relocated)$/.test(second)))
  )
    return { said, clarity: clear.based }
  const isShipped = /^(freight|loads?|shipments?|flights?)$/.test(words[at - 3]?.value ?? '')
  if (before.value === 'of' && earlier?.value === 'out' && !isShipped) return { said, clarity: clear.based }
  if (before.value === 'of' && directions.has(earlier?.value ?? '') && !isShipped && isOfClient(words, at - 2))
    return { said, clarity: clear.there }
  if (before.value === 'from' && !areOthers) {
    if (beforeFrom.has(earlier?.value ?? '')) return { said, clarity: clear.based }
    if (businesses.has(earlier?.value ?? '') && sentenceStart(words, at) >= at - 8)
      return { said, clarity: clear.there }
  }
  if (isIn && isOfClient(words, lead)) return { said, clarity: clear.there }
  // 'Clinique de Laval' is where the client is, 'une liste d'avocats de Laval' isn't.
  const opening = valuesOf(words, { from: sentenceStart(words, at - 1), to: at - 1 })
  const isIntroduced =
    opening.some((value) => /^(nous|sommes|suis|notre|je)$/.test(value)) &&
    opening.some((value) => frenchBusinesses.has(value))
  const isFirstSentence = sentenceStart(words, at - 1) === 0 && at < 8
  if (
    /^(de|du|d)$/.test(before.value) &&
    !areOthers &&
    (isFirstSentence || isIntroduced) &&
    (isIntroduced || isOfClient(words, at - 1))
  )
    return { said, clarity: clear.there }
  return null
}

const frenchBusinesses = wordSet(
  'etude fermette chalet auberge hotel epicerie microbrasserie entreprise pme compagnie firme agence clinique cabinet maison boutique salon magasin garage restaurant cafe studio organisme ecole ferme equipe bureau atelier librairie boulangerie pharmacie editeur',
)

/** 'Chicago suburbs' */
const areas = wordSet('suburbs suburb area region metro downtown banlieue')

const ours = wordSet('we i our my im were weve ive us me je nous notre nos mon ma on')
const goods = wordSet(
  'factory factories supplier suppliers plant warehouse manufacturer manufacturers container containers shipment shipments flights flight trip nights hotel hotels villa usine fournisseur fournisseurs',
)

/**
 * Whether a city or country abroad is where the client is: more of them are spoken of than written from. Its name is no everyday word, and the sentence
 * speaks of the client, or begins with it, and of no goods or travels.
 */
function isToldAbroad(
  table: WordTable,
  words: readonly MessageWord[],
  at: number,
  { name, place, to }: FoundPlace,
): boolean {
  const isKnown = table.known.has(name) && !/^\p{Lu}/u.test(words[at]?.written ?? '')
  const isSmall = place.population < 1_000_000 && !/^\p{Lu}/u.test(words[at]?.written ?? '')
  const isEveryday = !name.includes(' ') && (isPlain(name) || isKnown || isSmall)
  if (isEveryday && name !== 'uk') return false
  const from = sentenceStart(words, at, 14)
  const before = valuesOf(words, { from, to: at })
  if (before.some((value) => goods.has(value) || searches.has(value))) return false
  const clock = words[to]
  if (
    clock !== undefined &&
    !isParted(clock) &&
    (clockWords.has(clock.value) || between.has(clock.value) || clock.value === 'based')
  )
    return true
  if (before.some((value) => ours.has(value) || basedWords.has(value)) || before.slice(-2).join(' ') === 'out of')
    return true
  return (
    place.kind === 'city' &&
    place.population >= 1_000_000 &&
    !givenNames.has(name) &&
    (before.length <= 1 || isParted(words[at] as MessageWord))
  )
}

/** Reads where the client is from the place that begins here, if it says so. */
export function zoneOfPlace(
  vocabulary: Vocabulary,
  places: Places,
  words: readonly MessageWord[],
  at: number,
  isShouting: boolean,
): ReadPlace | null {
  const found = placeAt(places, words, at)
  const table = vocabulary.words
  if (found === null || !isWrittenAsPlace(table, words, at, found, isShouting)) return null
  const { place, to, isFull } = found
  const next = words[to]
  if (next !== undefined && !startsSentence(next) && elsewhere.has(next.value) && !isFull) return null
  if (place.isAbroad && !isFull && !isToldAbroad(table, words, at, found)) return null
  // Recorded 'in Riverside' is in the tool.
  if (!isFull && vocabulary.keywords.byName.has(`tool:${found.name}`)) return null
  const said = { timezone: place.timezone, from: at, to }
  const word = words[at] as MessageWord
  const before = words[at - 1]
  const around = saidBehind(words, said) ?? saidBefore(words, said, place)
  if (around !== null) return around
  const area = next !== undefined && !isParted(next) && areas.has(next.value) ? to + 1 : to
  const isAlone = (at === 0 || isParted(word)) && (words[area] === undefined || isParted(words[area] as MessageWord))
  const isCalled =
    givenNames.has(found.name) && !isFull && /^(our|my|the|who|is|and|will|please)$/.test(next?.value ?? '')
  const isKnown = isFull || place.population >= 50_000
  // A name of few people's place may be anything: it has to be no given name, and written as a name.
  const isSmall = place.population >= 1_000 && /^\p{Lu}/u.test(word.written) && !givenNames.has(found.name) && at > 0
  if (isAlone && !isCalled && (isKnown || isSmall)) return { said, clarity: clear.there }
  // 'Payroll clerk ontario': what is searched for, and where.
  const isLast = next === undefined && at > 0 && words.length <= 6
  if (isLast && place.population >= 50_000 && !joining.has(before?.value ?? '') && !isParted(word))
    return valuesOf(words, { from: 0, to: at }).some((value) => joining.has(value))
      ? null
      : { said, clarity: clear.there }
  if (next === undefined || isParted(next) || /^(to|from)$/.test(before?.value ?? '')) return null
  // 'A Calgary law firm', 'Denver bakery'; a breed of dogs is none, nor is the office of a client.
  const business = businessBehind(table, words, to)
  if (business !== null && !isOfOthers(words, business)) return { said, clarity: clear.there }
  // 'Tofino kayak tours need a booking clerk'
  return isSubject(words, at, to) ? { said, clarity: clear.there } : null
}

const joining = wordSet(
  'for and of to about on like in near at around a en from across within throughout with by through between over vs or de du d',
)

const frenchWords = wordSet('cherche pour une et des nous avec besoin dans est les par sommes suis notre je')

function isInFrench(words: readonly MessageWord[]): boolean {
  return words.filter(({ value }) => frenchWords.has(value)).length >= 2
}

const businesses = wordSet(
  'startup company agency business firm clinic office shop store studio practice team nonprofit charity brokerage bakery restaurant cafe salon gym hotel inn spa winery brewery farm church school daycare museum warehouse dealership factory boutique gallery garage lodge resort landlord realtor plumber electrician roofer contractor photographer dentist lawyer architect florist outfitter distributor importer manufacturer builder landscaper caterer publisher bookstore bookshop pharmacy hospital association club charity group tours wholesaler retailer designer consultant coach therapist psychologist physiotherapist accountant notary mover groomer upholsterer',
)

/** Where the business ends that stands within four words behind a place. */
function businessBehind(table: WordTable, words: readonly MessageWord[], at: number): number | null {
  for (let start = at; start < Math.min(words.length, at + 4); start += 1) {
    const word = words[start]
    if (word === undefined || (start > at && isParted(word))) return null
    // 'Marco the accountant' has a name of his own.
    if (/^(the|a|an|our|my|is|and)$/.test(word.value)) return null
    if (businesses.has(word.value)) return start + 1
    if (start > at + 1) continue
    const names = table.businesses.get(word.value) ?? []
    const name = names.find((each) => each.every((part, which) => words[start + which]?.value === part))
    if (name !== undefined) return start + name.length
  }
  return null
}

function isOfOthers(words: readonly MessageWord[], at: number): boolean {
  return words[at]?.value === 'of' && /^(our|my|a|an|the)$/.test(words[at + 1]?.value ?? '')
}

/** Whether a sentence begins with the place and goes on to say that they need something. */
function isSubject(words: readonly MessageWord[], at: number, to: number): boolean {
  if (givenNames.has(words[at]?.value ?? '') || notOurs.has(words[to]?.value ?? '')) return false
  const from = sentenceStart(words, at, 3)
  if (at > from && !(at === from + 1 && /^(a|an|our|my|small|busy)$/.test(words[from]?.value ?? ''))) return false
  for (let verb = to + 1; verb < Math.min(words.length, to + 5); verb += 1) {
    const word = words[verb] as MessageWord
    if (startsSentence(word) || notOurs.has(word.value)) return false
    if (sentenceHeads.has(word.value)) return true
  }
  return false
}
