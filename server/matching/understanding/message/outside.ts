import { deskStems } from '../desk-words.ts'
import { stemOf } from '../normalise.ts'
import { outsideStems, stemsOf } from '../outside-words.ts'
import { stopWords } from '../small-words.ts'
import { isParted, type MessageWord, type WordRange, wordSet } from './message-words.ts'

/** Other professions: nobody asks an assistant of ours to be one, though many of them ask for our work. */
const professions = stemsOf(`
  notary notaries lawyer lawyers attorney architect surveyor appraiser commissioner dentist physician psychologist optometrist doctor surgeon anesthesiologist
  babysitter nanny nannies caregiver nurse cook chef waiter waitress bartender barista baker butcher dishwasher driver trucker chauffeur courier mover movers plumber
  electrician welder carpenter roofer painter mechanic bricklayer mason handyman labourer laborer cleaner cleaners janitor maid housekeeper gardener landscaper tutor teacher physiotherapist osteopath
  hairdresser barber masseuse locksmith photographer videographer actor actress singer dj musician guard bodyguard lifeguard pilot farmhand cashier seamstress tailor
  veterinarian pharmacist paramedic midwife therapist chiropractor stylist trainer psw`)
const french = stemsOf(`
  notaire avocat architecte plombier electricien infirmiere gardienne coiffeuse coiffeur menuisier paysagiste cuisinier serveur camionneur peintre mecanicien
  soudeur couvreur demenageur menage jardinier professeur massotherapeute chauffeur`)

/** Work in French that needs hands or a place. */
const hands = stemsOf(
  'deneiger tondre gazon menage toit peinturer demenager demenagement promener garder plomberie reparer laver vitres coiffer pelleter',
)

/** How one asks for someone, in front of whom. */
const leads = wordSet(
  'je nous on cherche cherchons recherche recherchons besoin avons ai jai un une des de quelquun il faut veux veut voulons looking seeking searching hire hiring wanted',
)

const endsOfHead = wordSet('of a for to with in at on near pour avec dans chez full part who that qui')
/** Who is looked for by us is a recruiter's work, whoever it is. */
const verbs = wordSet(
  'find get hire hiring recruit coordinate keep schedule book manage dispatch call track recruter trouver',
)

/** Words that one can do, which make someone's trade ours: 'nurse recruiter', 'photographer's assistant'. */
function isOurs(word: string): boolean {
  return (deskStems.has(stemOf(word)) || verbs.has(word)) && !professions.has(stemOf(word))
}

/** Where a piece asks for someone of another trade ('a notary to witness …'), or for work by hand. */
export function outsideHead(words: readonly MessageWord[], { from, to }: WordRange): WordRange | null {
  let start = from
  while (start < to && (stopWords.has(words[start]?.value ?? '') || leads.has(words[start]?.value ?? ''))) start += 1
  let end = start
  while (end < to && end < start + 4 && !(end > start && isHeadOver(words[end] as MessageWord))) end += 1
  const head = words.slice(start, end)
  const said = { from: start, to: Math.min(to, start + longestQuote) }
  // 'A sole attorney who types her own letters' is who writes.
  if (head.some(({ value }) => isOurs(value) || /^(sole|solo)$/.test(value))) return null
  if (head.some(({ value }) => hands.has(stemOf(value))) || isByHand(words, start, to)) return said
  if (end < to && !isHeadOver(words[end] as MessageWord)) return null
  // Several of them are whom the work is for; in French what they are like stands behind.
  const isProfession = isOneOf(head.at(-1), professions) || head.some((word) => isOneOf(word, french))
  return isProfession ? said : null
}

const handVerbs = wordSet('tutor babysit mow shovel plow rake drywall repaint unclog rewire')
const handJobs = new Set(
  'oil change|winter tires|tire change|brake pads|snow removal|lawn care|house cleaning|dog walking|pest control'.split(
    '|',
  ),
)

/** 'Tutor my son', 'oil change and …': what is done to things and people, and not told of or sold. */
function isByHand(words: readonly MessageWord[], at: number, to: number): boolean {
  const [first = '', second = '', third = ''] = words.slice(at, to).map(({ value }) => value)
  if (handVerbs.has(first)) return /^(my|our|the|a)$/.test(second)
  const isOver = third === '' || isParted(words[at + 2] as MessageWord) || /^(and|for|on|at|this|every)$/.test(third)
  return handJobs.has(`${first} ${second}`) && isOver
}

function isOneOf(word: MessageWord | undefined, trades: ReadonlySet<string>): boolean {
  return word !== undefined && trades.has(stemOf(word.value)) && !word.value.endsWith('s')
}

function isHeadOver({ value, number }: MessageWord): boolean {
  return number !== null || endsOfHead.has(value)
}

const longestQuote = 8

/** Whether most of what a piece says is of other work. */
export function isMostlyOutside(words: readonly MessageWord[], { from, to }: WordRange): WordRange | null {
  let start = from
  let end = to
  while (start < end && stopWords.has(words[start]?.value ?? '')) start += 1
  while (end > start && stopWords.has(words[end - 1]?.value ?? '')) end -= 1
  const content = words.slice(start, end).filter(({ value }) => !stopWords.has(value))
  const outside = content.filter(({ value }) => outsideStems.has(stemOf(value)) && !deskStems.has(stemOf(value)))
  if (content.length === 0 || outside.length * 2 < content.length) return null
  return { from: start, to: Math.min(end, start + longestQuote) }
}

const rhythms = wordSet('every each chaque tous toutes')
const counts = wordSet('second other third first last single les deux')
const days = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis',
)

/** How often, by days: 'every second Friday' says when, and nothing of which work. */
export function rhythmsIn(words: readonly MessageWord[]): WordRange[] {
  const found: WordRange[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!days.has(words[at]?.value ?? '') || (at > 0 && words[at + 1]?.gap.startsWith('.com') === true)) continue
    let from = at
    while (
      from > 0 &&
      at - from < 3 &&
      !isParted(words[from] as MessageWord) &&
      counts.has(words[from - 1]?.value ?? '')
    )
      from -= 1
    if (from > 0 && rhythms.has(words[from - 1]?.value ?? '')) from -= 1
    if (from < at || words[at]?.value.endsWith('s') === true) found.push({ from, to: at + 1 })
  }
  return found
}
