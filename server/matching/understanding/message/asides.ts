import { isParted, type MessageWord, startsSentence, type WordRange, wordSet } from './message-words.ts'

// What a client tells of themselves says whom the work is for. It asks for nothing: 'my wife and I run a bakery', 'our
// receptionist left'. An aside ends where its clause does, or where something is asked for.

/** Behind I and we: what a business does. */
const businessVerbs = wordSet(
  'run runs own owns operate operates sell sells make makes build builds brew brews bake bakes grow grows teach teaches coach founded started opened serve serves specialize represent publish film record manufacture import rent lease tenons exploitons vendons possede fabriquons',
)
const beings = wordSet('am are is im were was ive suis sommes est etait')
const beingBehind = wordSet(
  'a an the in two three four five six both just also currently based small mostly one family local licensed un une des dans deux trois basees base new the co self mid moving getting',
)
const asks = wordSet(
  'need needs needing needed want wants wanting looking seeking seek hire hiring help require requires searching like love could cherche cherchons cherchent besoin recherche recherchons voudrais aimerais veux veut prefer wish who so but mais whose to for someone somebody quelquun because and',
)
const leaves = wordSet(
  'left quit retired resigned leaving stepping moved died gone went quits retiring demissionne quitte partie parti',
)
const owners = wordSet('my our the mon ma notre nos his her')

function subjectEnd(words: readonly MessageWord[], at: number): number | null {
  const value = words[at]?.value ?? ''
  if (/^(i|we|im|ive|weve|je|nous|on)$/.test(value) || (value === 'were' && /['’]/.test(words[at]?.written ?? '')))
    return at
  // 'My wife and I', 'me and my husband'.
  if (owners.has(value) || value === 'me') {
    for (let next = at + 1; next < Math.min(words.length, at + 5); next += 1) {
      if (isParted(words[next] as MessageWord)) return null
      if (/^(i|je|moi)$/.test(words[next]?.value ?? '') && /^(and|et)$/.test(words[next - 1]?.value ?? '')) return next
    }
    return null
  }
  return null
}

/** Where the aside that begins with a clause here is over; its beginning where there is none. */
function asideEnd(words: readonly MessageWord[], at: number): number {
  const subject = subjectEnd(words, at)
  let verb = -1
  if (subject !== null) {
    const own = words[subject]?.value ?? ''
    const isContracted = own === 'im' || own === 'were'
    let next = isContracted ? subject : subject + 1
    while (/^(just|also|currently|actually|only|both)$/.test(words[next]?.value ?? '')) next += 1
    const value = words[next]?.value ?? ''
    const behind = words[next + 1]?.value ?? ''
    if (businessVerbs.has(value)) verb = next
    else if (/^(have|ive|weve)$/.test(value) && behind === 'been' && beingBehind.has(words[next + 2]?.value ?? ''))
      verb = next + 1
    else if (
      (beings.has(value) || isContracted) &&
      (beingBehind.has(behind) || words[next + 1]?.number != null) &&
      !isBehind(words, next)
    )
      verb = next
    else if (
      /^(have|ai|avons|a)$/.test(value) &&
      (words[next + 1]?.number != null || /^(an?|une?|about|over|around)$/.test(behind))
    ) {
      const isOwned = words.slice(next + 1, next + 6).some((word) => staffWords.has(word.value))
      if (isOwned) verb = next
    }
  } else if (owners.has(words[at]?.value ?? '')) {
    for (let next = at + 1; next < Math.min(words.length, at + 6); next += 1) {
      if (isParted(words[next] as MessageWord)) break
      if (leaves.has(words[next]?.value ?? '')) verb = next
    }
  }
  if (verb === -1) return at
  let to = verb + 1
  while (to < words.length) {
    const word = words[to] as MessageWord
    if (isParted(word)) break
    if (asks.has(word.value) && (word.value !== 'and' || asksBehind(words, to)) && !isInTheAside(words, to)) break
    to += 1
  }
  return to
}

const staffWords = wordSet(
  'employees employee staff people bakery boulangerie restaurant clinic clinique shop store company locations location crews crew trucks members technicians drivers agents stores cabinet boutique entreprise compagnie hygienists',
)

/** 'I'm three months behind on my books' asks for help with them. */
function isBehind(words: readonly MessageWord[], at: number): boolean {
  return words
    .slice(at + 1, at + 6)
    .some(({ value }) => /^(behind|late|short|bottleneck|mess|overwhelmed)$/.test(value))
}

function asksBehind(words: readonly MessageWord[], at: number): boolean {
  if (/ing$|^(never|cant|cannot|hate|keep|dont|struggle|spend)$/.test(words[at + 1]?.value ?? '')) return true
  return words
    .slice(at + 1, at + 5)
    .some(({ value }) => asks.has(value) || /^(i|we|im|me|us|our|my|je|on|nous)$/.test(value))
}

/** 'A firm that helps municipalities', 'a shop for dogs', 'a service to schools' still tell of the business. */
function isInTheAside(words: readonly MessageWord[], at: number): boolean {
  const value = words[at]?.value ?? ''
  const next = words[at + 1]?.value ?? ''
  if (value === 'for' || value === 'to') return true
  if (value === 'help') return /^(i|we|to|that)$/.test(words[at - 1]?.value ?? '')
  return value === 'who' && !/^(needs|need|is|wants|could|would)$/.test(next)
}

/** Words that name what a line of a job post is about. */
const labels = wordSet(
  'position poste title role job location lieu schedule horaire shift duties tasks taches responsibilities mandat requirements exigences budget pay rate salary salaire hours heures start debut about us needed need company entreprise langues languages skills tools outils benefits experience deadline timeline what you will do bring must have have nice to have wanted hiring offre emploi d of the work is things hurt i lack who we are description',
)
const maxInLabel = 5

/** 'Schedule:', 'What you will do:', at the beginning of a line or sentence. */
function labelEnd(words: readonly MessageWord[], at: number): number {
  let to = at
  while (to < words.length && to - at < maxInLabel && labels.has(words[to]?.value ?? '')) {
    to += 1
    const next = words[to]
    if (next !== undefined && /^\s*:/.test(next.gap)) return to
    if (next === undefined || isParted(next)) break
  }
  return at
}

const heads = wordSet(
  'firm company agency clinic office practice brand hospital restaurant cafe bakery shop store studio brokerage brewery farm church school charity nonprofit salon gym hotel boutique cabinet clinique restaurant entreprise compagnie firme agence operator association club museum dealership factory business startup realtor contractor dentist lawyer attorney photographer psychotherapist psychologist therapist coach architect jeweller plumber roofer consultant owner here builder developer manufacturer distributor',
)

/** Whether a clause without a verb only names a business: 'Dental office in Guelph', 'recruiting firm', 'wedding photographer'. */
function businessEnd(words: readonly MessageWord[], at: number): number {
  // 'A plumber!' asks for one.
  if ((at > 0 && !startsSentence(words[at] as MessageWord)) || /^(an?|une?)$/.test(words[at]?.value ?? '')) return at
  let to = at
  let head = -1
  while (to < words.length && !(to > at && isParted(words[to] as MessageWord))) {
    const value = words[to]?.value ?? ''
    if (asks.has(value) && !isInTheAside(words, to) && value !== 'and') return at
    if (heads.has(value) && to - at < 5) head = to
    to += 1
  }
  const behind = words[head + 1]
  const isHead =
    head !== -1 &&
    (head + 1 >= to ||
      /^(in|with|near|of|from|a|au|de|on|out|here|for|open|based|owner|who|that)$/.test(behind?.value ?? ''))
  // Alone it is all that was said.
  return isHead && to < words.length ? to : at
}

/** What the client tells of themselves, and the labels of a job post. */
export function asidesIn(words: readonly MessageWord[]): WordRange[] {
  const found: WordRange[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as MessageWord
    const isStart =
      at === 0 ||
      isParted(word) ||
      /^(so|okay|ok|and|hi|hello|well|but|because|since)$/.test(words[at - 1]?.value ?? '')
    if (!isStart) continue
    const to = Math.max(labelEnd(words, at), asideEnd(words, at), businessEnd(words, at))
    if (to <= at) continue
    found.push({ from: at, to })
    at = to - 1
  }
  return found
}
