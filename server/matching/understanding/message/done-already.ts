import { isDoer } from './doers.ts'
import { needsNobody, statusEnd } from './done-predicates.ts'
import { type Exclusion, isRequested, positive, requestWords, scopeEnd } from './exclusion-scope.ts'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'
import { isPronoun, objectStart } from './named-doers.ts'

function isEnd(words: readonly MessageWord[], at: number): boolean {
  const word = words[at]
  return word === undefined || isParted(word) || /^(and|by|so|already|et)$/.test(word.value)
}

const doneBy = wordSet(
  'done handled managed booked covered written kept run outsourced paid fait faite faits faites gere geree geres gerees reserve reserves reservees',
)

const isContent = wordSet(
  'great wonderful amazing excellent fantastic awesome terrific perfect brilliant superb happy fine good super genial excellente',
)

const doers = wordSet('my our the a an another their mon ma notre nos un une le la les')

const verdicts = wordSet('go goes stays stay remains remain isnt arent is are est sont')

/** Where other words end that say so: 'stays with us', 'isn't going anywhere', 'are in place', 'sont déjà faits', 'done by my cohost'. */
function otherDone(words: readonly MessageWord[], at: number): number | null {
  const word = words[at] as MessageWord
  if (!doneBy.has(word.value) && !verdicts.has(word.value)) return null
  const [next = '', third = '', fourth = ''] = valuesOf(words, { from: at + 1, to: at + 4 })
  // 'Support tickets go to another team'
  if (/^(go|goes)$/.test(word.value))
    return next === 'to' && /^(another|our|my)$/.test(third) && isDoer(fourth) ? at + 4 : null
  if (/^(stays|stay|remains|remain)$/.test(word.value)) {
    // 'The books stay with Carol'
    if (next === 'with' && /^\p{Lu}/u.test(words[at + 2]?.written ?? '') && isEnd(words, at + 3)) return at + 3
    if (/^(with|in)$/.test(next) && /^(us|me|house|our|my|inhouse)$/.test(third)) return at + 3
    if (/^(put|inhouse)$/.test(next)) return at + 2
    return isEnd(words, at + 1) && isPossessed(words, at) ? at + 1 : null
  }
  if (/^(isnt|arent)$/.test(word.value)) {
    if (/^(needed|required|necessary|included|wanted)$/.test(next)) return at + 2
    if (next === 'part' && third === 'of') return at + 4
    return next === 'going' && third === 'anywhere' && isPossessed(words, at) ? at + 3 : null
  }
  if (/^(is|are)$/.test(word.value)) {
    if (/^(staying)$/.test(next) && isPossessed(words, at)) return at + 2
    if (next === 'in' && /^(place|house|hand)$/.test(third) && isEnd(words, at + 3)) return at + 3
    if (next === 'inhouse') return at + 2
    if (next === 'on' && third === 'staff') return at + 3
    if (next === 'out' && third === 'of' && fourth === 'scope') return at + 4
    if (
      /^(both|all|fully|entirely|now)$/.test(next) &&
      /^(covered|handled|sorted|outsourced|staffed|done)$/.test(third)
    )
      return at + 3
    if (next === 'already' && /^(hired|done|staffed|filled|finished|in)$/.test(third)) return at + 3
    if (next === 'looked' && third === 'after') return at + 3
    // 'Our receptionist and our bookkeeper are great'
    if (isContent.has(next) && isEnd(words, at + 2) && words[at + 2]?.value !== 'and' && isPossessed(words, at))
      return isDoer(words[at - 1]?.value ?? '') ? at + 2 : null
    return next === 'not' && third === 'part' && fourth === 'of' ? at + 5 : null
  }
  if (/^(est|sont)$/.test(word.value))
    return next === 'deja' &&
      /^(fait|faite|faits|faites|gere|geree|geres|gerees|couvert|couverte|couverts|regle|prise|pris|prises)$/.test(
        third,
      )
      ? at + 3
      : null
  if (
    doneBy.has(word.value) &&
    /^(by|par)$/.test(next) &&
    !/^(is|are|be|being|been|was|were|to|get)$/.test(words[at - 1]?.value ?? '')
  )
    return doers.has(third) ? at + 4 : null
  return null
}

/** Whose it is: 'our biller Denise', 'my real estate assistant'. */
function isPossessed(words: readonly MessageWord[], at: number): boolean {
  for (let from = at - 1; from >= 0 && at - from < 6; from -= 1) {
    if (/^(my|our|mon|ma|notre|nos)$/.test(words[from]?.value ?? '')) return true
    if (isParted(words[from] as MessageWord)) return false
  }
  return false
}

/** 'We're fine for video', 'all set on payroll', 'on garde notre recruteur', 'I keep the books'. */
export function doneByClient(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  const [next = '', third = ''] = valuesOf(words, { from: at + 1, to: at + 3 })
  const before = words[at - 1]?.value ?? ''
  let what = -1
  if (
    /^(fine|good|set|covered|okay)$/.test(word.value) &&
    /^(for|on|with)$/.test(next) &&
    /^(were|are|all|im|am)$/.test(before)
  )
    what = at + 2
  if (
    /^(keep|keeping)$/.test(word.value) &&
    /^(we|i|ill|well|im|were)$/.test(before) &&
    /^(our|my|the)$/.test(next) &&
    !/^(own)$/.test(third)
  )
    what = at + 2
  if (
    /^(garde|gardons)$/.test(word.value) &&
    /^(on|nous|je)$/.test(before) &&
    /^(notre|nos|mon|ma|la|le|les)$/.test(next)
  )
    what = at + 2
  if (word.value === 'care' && before === 'taking' && next === 'of' && /^(is|are)$/.test(words[at - 2]?.value ?? ''))
    what = at + 2
  if (what === -1 || words[what] === undefined || startsSentence(words[what] as MessageWord)) return null
  if (valuesOf(words, { from: what, to: what + 6 }).some((value) => stillToDo.has(value))) return null
  const to = scopeEnd(words, what)
  return to > what ? { from: at - 1, to, what: { from: what, to } } : null
}

/** 'I keep the books up to date' tells what work there is. */
const stillToDo = wordSet('uptodate tidy organized clean full current busy happy order running moving open')

/** Words behind something that say it isn't needed, or is done: 'licence not needed', 'anything in sales is covered'. @param free what is read from here on at most */
export function refusedBehind(words: readonly MessageWord[], at: number, free = 0): WordRange | null {
  const word = words[at] as MessageWord
  const other = otherDone(words, at) ?? needsNobody(words, at)
  if (other === null && !/^(not|is|are|has|have|reste)$/.test(word.value)) return null
  const [next = '', third = ''] = valuesOf(words, { from: at + 1, to: at + 3 })
  if (startsSentence(word)) return null
  const isNotNeeded =
    word.value === 'not' &&
    /^(needed|required|necessary|wanted|included)$/.test(next) &&
    !/:/.test(words[at + 2]?.gap ?? '')
  const isDone =
    /^(is|are)$/.test(word.value) &&
    ((/^(covered|handled|sorted|outsourced|staffed|done|finished|complete|completed)$/.test(next) &&
      isEnd(words, at + 2)) ||
      (/^(done|handled|managed|kept)$/.test(next) && /^(in|inhouse|internally)$/.test(third)) ||
      (next === 'taken' && third === 'care') ||
      (next === 'with' && /^(our|my|the)$/.test(third)) ||
      (next === 'already' && /^(covered|handled|done|sorted|taken)$/.test(third)) ||
      (next === 'going' && third === 'well'))
  const isRejected =
    /^(is|are)$/.test(word.value) &&
    next === 'not' &&
    /^(something|what|needed|required|wanted|included|part|necessary)$/.test(third)
  const hasBeen =
    /^(has|have)$/.test(word.value) && next === 'been' && /^(taken|handled|covered|sorted|outsourced)$/.test(third)
  const stays = word.value === 'reste' && /^(chez|avec)$/.test(next)
  if (words[at - 2]?.value === 'whose' || words[at - 1]?.value === 'whose') return null
  if (!isNotNeeded && !isDone && !isRejected && !hasBeen && !stays && other === null) return null
  let from = at
  while (from > free && at - from < 6 && !isParted(words[from] as MessageWord)) {
    const joint = words[from - 1]?.value ?? ''
    // 'My travel and expenses are handled' says both.
    const isPair =
      /^(and|et)$/.test(joint) &&
      /^(are|sont)$/.test(word.value) &&
      !isRequested(words, from) &&
      !valuesOf(words, { from: sentenceStart(words, from), to: from }).some(
        (value) => positive.has(value) && !/^(my|our)$/.test(value),
      )
    if (/^(and|et|so|but)$/.test(joint) && from < at && !isPair) break
    from -= 1
  }
  // 'Bookkeeping separate, has been taken care of', 'la pub, on en veut pas': what it is stands in the piece before.
  const isResumed = hasBeen || /^(on|je|nous|est)$/.test(word.value)
  if (from === at && isResumed && at > 0 && !startsSentence(word)) {
    from = at - 1
    while (from > 0 && at - from < 4 && !isParted(words[from] as MessageWord)) from -= 1
  }
  return from === at
    ? null
    : other !== null && !isDone
      ? { from, to: other }
      : { from, to: Math.min(words.length, at + (third === 'care' ? 4 : isDone && next === 'already' ? 3 : 2)) }
}

/** Who needs no 'my'. */
const parents = wordSet('mom mum dad mother father')

/** 'Myself', 'in-house', 'moi-même', which say who does it. */
function isThemselves(words: readonly MessageWord[], at: number): boolean {
  const value = words[at]?.value ?? ''
  const before = words[at - 1]?.value ?? ''
  if (/^(myself|ourselves|internally|inhouse)$/.test(value)) return true
  return (value === 'house' && before === 'in') || (/^memes?$/.test(value) && /^(moi|nous)$/.test(before))
}

/** 'I'll do the calling myself', 'je fais ma comptabilité moi-même' */
function doneByThem(words: readonly MessageWord[], at: number): Exclusion | null {
  let from = at
  while (from > 0 && at - from < 9 && (at - from < 2 || !isParted(words[from] as MessageWord))) from -= 1
  if (/^(but|and|so|mais|et)$/.test(words[from]?.value ?? '')) from += 1
  const said = valuesOf(words, { from, to: at })
  const verb = said.findIndex(
    (value, which) => /^(do|ill|handle|keep|will|manage|run|fais|faisons|gere|gerons|occupe)$/.test(value) && which < 4,
  )
  // 'Legal research I do myself'
  const subject = at - from >= 3 && /^[a-z]{2,}$/.test(said.at(-1) ?? '') ? said.at(-2) : undefined
  // 'Everything I do myself' complains.
  const isThing = !said
    .slice(0, -2)
    .some((value) => /^(everything|all|what|that|which|tout|because|so|and|but)$/.test(value))
  if (/^(i|we)$/.test(subject ?? '') && at - from <= 6 && isThing)
    return { from, to: at + 1, what: { from, to: at - 2 } }
  const isOfClient = /^(i|ill|id|we|well|wed|so|je|nous|on)$/.test(said[0] ?? '')
  const isTrouble = said.some((value) =>
    /^(dont|cant|cannot|not|hate|trying|tried|still|find|see|everything|pas|tout|plus)$/.test(value),
  )
  return verb === -1 || !isOfClient || isTrouble ? null : { from, to: at + 1, what: { from: from + verb + 1, to: at } }
}

const providers = /^(agency|firm|service|company|freelancer|contractor|guy|provider|agence|firme|pigiste)$/

/** 'We already pay an agency for Google Ads', 'we use a payroll service': what is paid for, whoever does it. */
function doneByProvider(words: readonly MessageWord[], at: number): Exclusion | null {
  if (
    !/^(pay|use|retain|hired)$/.test(words[at]?.value ?? '') ||
    !/^(we|i|already|weve|ive)$/.test(words[at - 1]?.value ?? '')
  )
    return null
  if (!/^(an?|our|another)$/.test(words[at + 1]?.value ?? '')) return null
  for (let who = at + 2; who < Math.min(words.length, at + 6) && !isParted(words[who] as MessageWord); who += 1) {
    if (!providers.test(words[who]?.value ?? '')) continue
    const what = words[who + 1]?.value === 'for' ? who + 2 : null
    const to = what === null ? who + 1 : scopeEnd(words, what)
    if (/^(but|and)$/.test(words[to]?.value ?? '')) return null
    if (what !== null && to > what) return { from: at - 1, to, what: { from: what, to } }
    return who > at + 2 ? { from: at - 1, to, what: { from: at + 2, to: who } } : null
  }
  return null
}

/** 'Je m'occupe moi-même des ventes' */
function doneByMoi(words: readonly MessageWord[], at: number): Exclusion | null {
  if (
    !/^(occupe|occupons|charge|chargeons)$/.test(words[at]?.value ?? '') ||
    !/^(je|on|nous)$/.test(words[at - 1]?.value ?? '')
  )
    return null
  if (
    !/^(moi|nous)$/.test(words[at + 1]?.value ?? '') ||
    !/^memes?$/.test(words[at + 2]?.value ?? '') ||
    !/^(de|des|du|d)$/.test(words[at + 3]?.value ?? '')
  )
    return null
  const to = scopeEnd(words, at + 4)
  return to > at + 4 ? { from: at - 1, to, what: { from: at + 4, to } } : null
}

/** 'We take care of the editing.' */
function doneByUs(words: readonly MessageWord[], at: number): Exclusion | null {
  if (!/^(take|takes|taking)$/.test(words[at]?.value ?? '') || !/^(we|i|well|ill)$/.test(words[at - 1]?.value ?? ''))
    return null
  const [care = '', of = '', owner = ''] = valuesOf(words, { from: at + 1, to: at + 4 })
  if (care !== 'care' || of !== 'of' || !/^(the|our|my|all)$/.test(owner)) return null
  const to = scopeEnd(words, at + 3)
  const next = words[to]
  const isWhole = !words.slice(at + 3, to).some(({ value }) => /^(for|of|in|at)$/.test(value))
  return isWhole && (next === undefined || isParted(next)) ? { from: at - 1, to, what: { from: at + 3, to } } : null
}

/** Someone does it already: 'my sister already looks after the website', 'I do my own marketing', 'I'll do the calling myself'. */
export function doneAlready(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  const end = () => scopeEnd(words, at + 1)
  if (
    word.value === 'own' &&
    /^(my|our)$/.test(words[at - 1]?.value ?? '') &&
    /^(i|we)$/.test(words[at - 3]?.value ?? '')
  ) {
    if (/^(run|have|own|need|started|want|like)$/.test(words[at - 2]?.value ?? '')) return null
    return { from: at - 3, to: end(), what: { from: at - 2, to: end() } }
  }
  if (isThemselves(words, at)) return doneByThem(words, at)
  const byUs = doneByUs(words, at) ?? doneByProvider(words, at) ?? doneByMoi(words, at)
  if (byUs !== null) return byUs
  if (/^(outsource|outsourced|outsourcing)$/.test(word.value)) {
    const before = words[at - 1]?.value ?? ''
    const to = scopeEnd(words, at + 1)
    return /^(we|weve|already|have|i|ive)$/.test(before) && to > at + 1
      ? { from: at - 1, to, what: { from: at + 1, to } }
      : null
  }
  // 'I'll keep doing the bookkeeping'
  if (/^(keep|continue)$/.test(word.value) && /^(i|ill|we|well|will)$/.test(words[at - 1]?.value ?? '')) {
    if (!/^(doing|handling|running|managing|writing)$/.test(words[at + 1]?.value ?? '')) return null
    const to = words[at + 2]?.value === 'out' ? at : scopeEnd(words, at + 2)
    return to <= at + 2 ? null : { from: at - 1, to, what: { from: at + 2, to } }
  }
  const isNamed = parents.has(word.value) && (at === 0 || isParted(word))
  const owner = [at - 1, at - 2, at - 3].find((each) =>
    /^(my|our|the|mon|ma|notre|nos)$/.test(words[each]?.value ?? ''),
  )
  const isOwned =
    owner !== undefined &&
    (owner === at - 1 || words[owner]?.value !== 'the') &&
    words.slice(owner + 1, at + 1).every((each) => !isParted(each))
  if (isDoer(word.value) && (isNamed || isOwned)) {
    const from = isNamed ? at : owner
    if (from === undefined) return null
    // 'Me and my sister run a shop' speaks of the client too.
    if (/^(and|et|pis)$/.test(words[from - 1]?.value ?? '') && !isDoer(words[from - 2]?.value ?? '')) return null
    let verb = nameEnd(words, at + 1)
    while (/^(already|deja|also|usually|s)$/.test(words[verb]?.value ?? '')) verb += 1
    const isOn =
      /^(is|are)$/.test(words[verb]?.value ?? '') && /^(on|doing|handling)$/.test(words[verb + 1]?.value ?? '')
    if (isOn) verb += 1
    // 'C'est mon neveu qui fait le site'
    if (words[verb]?.value === 'qui') verb += 1
    if (/^(l|la|les|le|sen)$/.test(words[verb]?.value ?? '')) return doneBefore(words, from, verb + 1)
    const isWhole = words
      .slice(nameEnd(words, at + 1), verb + 1)
      .every((each) => !isParted(each) || /^\s*,\s*$/.test(each.gap))
    // 'My husband runs a garage' tells of a business.
    if (/^(run|runs|own|owns|has)$/.test(words[verb]?.value ?? '') && /^(an?|une?)$/.test(words[verb + 1]?.value ?? ''))
      return null
    const what = isWhole ? (isOn ? verb + 1 : objectStart(words, verb)) : null
    if (what === null) return null
    const object = words[what]
    if (object === undefined || startsSentence(object) || isPronoun(object.value)) {
      if (/^(but|anymore)$/.test(words[what + 1]?.value ?? '')) return null
      const isSaid = object !== undefined && !startsSentence(object)
      const before = doneBefore(words, from, isSaid ? what + 1 : what)
      // 'Not the year-end, our CPA files that': what it is was refused already, and this asks for nothing.
      return (
        before ??
        (object === undefined || startsSentence(object) ? null : { from, to: what + 1, what: { from, to: from } })
      )
    }
    const to = scopeEnd(words, what)
    const behind = words[to]?.value ?? ''
    if (/^(but|anymore)$/.test(behind) || to <= what) return null
    return { from, to, what: { from: what, to } }
  }
  return null
}

/** 'Payroll: covered', 'payroll (outsourced)': a status behind a sign, and in front of it what it is of. */
export function doneByStatus(words: readonly MessageWord[], at: number): Exclusion | null {
  if (at === 0) return null
  const to = statusEnd(words, at)
  if (to === null) return null
  let from = at - 1
  while (from > 0 && at - from < 6 && !isParted(words[from] as MessageWord)) from -= 1
  const isOfTerms = words.slice(from, at).some(({ value }) => terms.has(value))
  return isOfTerms ? null : { from, to, what: { from, to: at } }
}

/** What a post says of itself, where 'none' and 'not required' refuse no work. */
const terms = wordSet(
  'experience budget language languages langue langues french english francais anglais deadline start overtime weekends weekend evenings nights travel degree licence license car commute references contract benefits vacation remote',
)

/** 'Design, copy, web, all of that we've got', 'pricing, that's automated': a list, and one word for all of it. */
export function doneInSum(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  if (at === 0 || startsSentence(word) || !/[,—–:(]|\s-\s/.test(word.gap)) return null
  let sum = at
  if (/^(all|both)$/.test(words[sum]?.value ?? '')) sum += words[sum + 1]?.value === 'of' ? 2 : 1
  if (
    !/^(that|those|these|thats|them|it|its)$/.test(words[sum]?.value ?? '') ||
    (sum > at && isParted(words[sum] as MessageWord))
  )
    return null
  const [first = '', second = ''] = valuesOf(words, { from: sum + 1, to: sum + 3 })
  const isContracted = /^(thats|its)$/.test(words[sum]?.value ?? '')
  let to: number | null = null
  if (isContracted || /^(is|are)$/.test(first)) to = needsNobody(words, isContracted ? sum : sum + 1)
  else if (/^(weve|ive)$/.test(first) && second === 'got') to = sum + 3
  else if (/^(we|i)$/.test(first) && /^(have|do|handle)$/.test(second)) to = sum + 3
  if (to === null || !(words[to] === undefined || isParted(words[to] as MessageWord) || words[to]?.value === 'already'))
    return null
  let from = at
  while (from > 0 && at - from < 10 && !startsSentence(words[from] as MessageWord)) from -= 1
  const said = valuesOf(words, { from, to: at })
  if (said.some((value) => requestWords.has(value) || /^(we|i|you|he|she|they|who|if|when)$/.test(value))) return null
  return { from, to, what: { from, to: at } }
}

/** Where a name ends behind who has it: 'our biller Denise stays', 'our accountant, Walt, does'. */
function nameEnd(words: readonly MessageWord[], at: number): number {
  const name = words[at]
  const next = words[at + 1]
  if (name === undefined || next === undefined || !/^\p{Lu}\p{Ll}/u.test(name.written)) return at
  const isSetOff = /^\s*[,(]\s*$/.test(name.gap) && /^\s*[,)]\s*$/.test(next.gap)
  return isSetOff || !isParted(name) ? at + 1 : at
}

/** 'Answer the phone? Our service does', 'no forecasting: our CFO does it': what it is stands in the piece before. @param end where the clause that says so ends */
function doneBefore(words: readonly MessageWord[], subject: number, end: number): Exclusion | null {
  // 'Les paies, c'est mon comptable qui s'en charge'
  const from = /^(est|cest)$/.test(words[subject - 1]?.value ?? '') ? subject - 1 : subject
  const sign = words[from]
  if (sign === undefined || from === 0 || !/[?:,—–-]/.test(sign.gap)) return null
  let start = from - 1
  while (
    start > 0 &&
    from - start < 7 &&
    !isParted(words[start] as MessageWord) &&
    !/^(but|mais|not|pas|no|except|sauf)$/.test(words[start - 1]?.value ?? '')
  )
    start -= 1
  const said = valuesOf(words, { from: start, to: from })
  if (!sign.gap.includes('?') && said.some((value) => requestWords.has(value))) return null
  return { from: start, to: end, what: { from: start, to: from } }
}
