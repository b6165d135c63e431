import { postStems } from '../desk-words.ts'
import { stemOf } from '../normalise.ts'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'

/** What isn't wanted, or is done by someone already: the words that say so, and among them those that say what. */
export interface Exclusion extends WordRange {
  readonly what: WordRange
}

/** Words that turn round what they stand before, found at a word. */
interface Marker {
  /** First word of the marker, and where what is refused begins. */
  readonly from: number
  readonly what: number
  readonly isPost: boolean
}

const positive = wordSet(
  'just only instead need needs want wants i we im id ill looking please seeking someone somebody juste seulement plutot je nous on il besoin cherche but mais however because since car parce puisque so donc which who he she they our my she qui que then sorry thanks merci thank',
)
const ends = wordSet(
  'but mais just only juste seulement instead however because since car parce puisque so donc which who i we im ill id weve ive je nous he she they shes hes theyre it its our my then merci please yet svp if though although comme as parceque thanks thank when while',
)
const listEnds = wordSet('or nor ni ou')
const maxWords = 12

/** Where what a marker refuses ends: with its clause, unless a list goes on ('no payroll, taxes or audits'). */
function scopeEnd(words: readonly MessageWord[], from: number): number {
  let at = from
  for (; at < Math.min(words.length, from + maxWords); at += 1) {
    const word = words[at] as MessageWord
    if (at > from && startsSentence(word)) break
    if (at > from && isParted(word) && !listGoesOn(words, at)) break
    const isPossessive = /^(my|our)$/.test(word.value) && !people.has(words[at + 1]?.value ?? '')
    if (ends.has(word.value) && !(isPossessive && !isParted(word))) break
    if (/^(and|et|plus)$/.test(word.value)) {
      const next = words[at + 1]
      if (
        next === undefined ||
        positive.has(next.value) ||
        /^(can|could|do|does|would|will|help|make|keep)$/.test(next.value)
      )
        break
    }
  }
  return at
}

function listGoesOn(words: readonly MessageWord[], from: number): boolean {
  if (!/^\s*,\s*$/.test(words[from]?.gap ?? '')) return false
  for (let at = from; at < Math.min(words.length, from + 8); at += 1) {
    const word = words[at] as MessageWord
    if (startsSentence(word) || positive.has(word.value) || /^(no|not|pas|non)$/.test(word.value)) return false
    if (listEnds.has(word.value)) return true
  }
  return false
}

const afterNo = wordSet(
  'two finished courage experience problem problems matter one longer time idea doubt rush code show shows less later worries fuss answer answers response reply brainer charge cost contract luck clue such thanks thank more body point way reason agencies agency spam drama nonsense strings licence license certification degree',
)
const beforeLack = wordSet(
  'have has had got is are was were theres there with say says said saying been ive weve get gets means',
)
const lackBehind = wordSet('yet currently now since anymore left lately encore actuellement')
const afterNot = wordSet(
  'only just sure enough able too so really yet even afraid happy working getting keeping much many all always that to urgent necessarily great good very everything everyone been being a lot fast',
)
const beforeNot = wordSet('but and please or so really only definitely rather yes')
const rejectedVerbs = wordSet('want need require include wanting needing')
const handsOff = wordSet('hire pay get have use see')

const someone = wordSet(
  'anybody anyone someone somebody people you them any more your another a an the us me doing anything',
)

const requestWords = wordSet(
  'need needs want wants looking help someone somebody seeking hire hiring please only just person wanted can could should',
)

/** Whether something is asked for in the sentence before. */
function isRequested(words: readonly MessageWord[], at: number): boolean {
  return valuesOf(words, { from: sentenceStart(words, at, 20), to: at }).some((value) => requestWords.has(value))
}

const tellers = wordSet(
  'we i our my it will is are was were cant cannot they he she nobody have has had get gets getting',
)

function isTold(words: readonly MessageWord[], at: number): boolean {
  return at === 0 || valuesOf(words, { from: sentenceStart(words, at, 20), to: at }).some((value) => tellers.has(value))
}

function englishMarker(words: readonly MessageWord[], at: number): Marker | null {
  const word = words[at] as MessageWord
  const [next = '', third = '', fourth = ''] = valuesOf(words, { from: at + 1, to: at + 4 })
  const [earlier = '', before = ''] =
    at > 1 ? valuesOf(words, { from: at - 2, to: at }) : ['', words[at - 1]?.value ?? '']
  const isFirst = at === 0 || isParted(word)
  const marker = (what: number, isPost = false, from = at): Marker => ({ from, what, isPost })
  const nextFits = words[at + 1] !== undefined && !startsSentence(words[at + 1] as MessageWord)
  switch (word.value) {
    case 'no': {
      if (next === 'need' && third === 'for') return marker(at + 3)
      if (next === 'need' && (third === 'to' || third === 'of')) return null
      if (!nextFits || afterNo.has(next) || (beforeLack.has(before) && !isFirst)) return null
      // 'A phone list and no time' lacks, 'scheduling but no bookkeeping' refuses: only of a request is something left out.
      const opens = at > 0 && before === 'but' && startsSentence(words[at - 1] as MessageWord)
      if (/^(and|but|or|yet)$/.test(before) && !opens && !isRequested(words, at) && isTold(words, at)) return null
      if (/^[-–]/.test(words[at + 1]?.gap ?? '')) return null
      return (words[at + 1]?.gap ?? '').trim().startsWith(',') ? null : marker(at + 1)
    }
    case 'not': {
      if (/^(included|include|including)$/.test(next)) return marker(at + 2)
      if (/^(interested)$/.test(next) && third === 'in') return marker(at + 3)
      if (/^(looking|asking|hiring|searching)$/.test(next)) return marker(third === 'for' ? at + 3 : at + 2)
      if (next === 'need' || next === 'want' || next === 'pay' || next === 'require') {
        if (/^(do|does|will|would|did)$/.test(before) && third !== 'to')
          return marker(next === 'pay' && third === 'for' ? at + 3 : at + 2, false, at - 1)
        return null
      }
      if (next === 'to' && /^(touch|do|handle|manage|run|write|answer|take|make)$/.test(third)) {
        return isFirst || beforeNot.has(before) ? marker(at + 3) : null
      }
      if (!nextFits || (afterNot.has(next) && !/^(a|for|the|any)$/.test(next))) return null
      if (/^(is|are)$/.test(before) && /^(who|that)$/.test(earlier)) return marker(at + 1)
      if (next === 'a' && (/^(lot|fan|problem|big|priority)$/.test(third) || !(isFirst || beforeNot.has(before))))
        return null
      return isFirst || beforeNot.has(before) ? marker(at + 1) : null
    }
    case 'dont':
    case 'doesnt':
    case 'didnt':
    case 'wont': {
      const skipped = /^(really|actually|currently|even)$/.test(next) ? at + 2 : at + 1
      const verb = words[skipped]?.value ?? ''
      const behind = words[skipped + 1]?.value ?? ''
      if (verb === 'send' && behind === 'me') return marker(skipped + 2)
      if (/^(suggest|recommend|offer|propose)$/.test(verb)) return marker(skipped + 1)
      if (verb === 'pay' && behind === 'for') return marker(skipped + 2)
      if (!rejectedVerbs.has(verb)) return null
      if (behind === 'to')
        return handsOff.has(words[skipped + 2]?.value ?? '') && verb === 'want' ? marker(skipped + 3) : null
      return marker(skipped + 1)
    }
    case 'nothing':
      if (next === 'to' && third === 'do' && fourth === 'with') return marker(at + 4)
      if (/^(on|in)$/.test(next) && valuesOf(words, { from: at + 3, to: at + 7 }).includes('side'))
        return marker(at + 2)
      return next === 'with' ? marker(at + 2) : null
    case 'without':
      if (
        /^(been|be|are|were|was|is|go|going|left|currently|now)$/.test(before) ||
        /^(a|an|our|my|me|it|losing|having|missing|forgetting|breaking|waiting|worrying|asking|going|paying|hiring|success|luck|fear|fail|delay|problems|issues)$/.test(
          next,
        )
      )
        return null
      return isRequested(words, at) || !isTold(words, at) ? marker(at + 1) : null
    case 'exclude':
    case 'except':
    case 'excluding':
    case 'minus':
      return marker(next === 'for' ? at + 2 : at + 1)
    case 'apart':
    case 'aside':
      return next === 'from' ? marker(at + 2) : null
    case 'other':
      return next === 'than' ? marker(at + 2) : null
    case 'rather':
      return next === 'than' ? marker(at + 2) : null
    case 'instead':
      return next === 'of' ? marker(at + 2) : null
    case 'but':
      return /^(anything|everything|all|anyone|anybody)$/.test(before) && next !== 'also'
        ? marker(at + 1, false, at - 1)
        : null
    case 'bar':
      return /^(anything|everything|all|anyone|everyone)$/.test(before) ? marker(at + 1) : null
    case 'forget':
      return isFirst && next !== 'to' && next !== 'about' ? marker(at + 1) : null
    case 'nobody':
      return /^(needs|has)$/.test(next) && third === 'to' ? marker(at + 4) : null
    case 'avoid':
      return isFirst || /^(please|to|should|must)$/.test(before) ? marker(at + 1) : null
    case 'stop':
      return /^(recommending|sending|suggesting|offering|showing)$/.test(next)
        ? marker(third === 'me' ? at + 3 : at + 2)
        : null
    case 'isnt':
    case 'arent':
      return /^(who|that|qui)$/.test(before) && !afterNot.has(next.replace(/^(a|the)$/, '')) ? marker(at + 1) : null
    case 'nor':
      return marker(at + 1)
    case 'neither':
      return next === 'is' || next === 'of' || next === 'can' ? null : marker(at + 1)
    case 'hands':
      return next === 'off' ? marker(at + 2) : null
    case 'leave':
      return next === 'out' ? marker(at + 2) : null
    case 'skip':
      return isFirst || before === 'please' ? marker(at + 1) : null
    default:
      return null
  }
}

/** 'We already have a bookkeeper', 'got two dispatchers', 'we have someone for payroll': who does it already. */
function haveMarker(words: readonly MessageWord[], at: number): Marker | null {
  const word = words[at] as MessageWord
  if (!/^(have|has|got|weve|ive)$/.test(word.value)) return null
  const [next = '', third = ''] = valuesOf(words, { from: at + 1, to: at + 3 })
  const before = words[at - 1]?.value ?? ''
  const earlier = words[at - 2]?.value ?? ''
  const isFirst = at === 0 || isParted(word)
  const marker = (what: number, isPost = false, from = at): Marker => ({ from, what, isPost })

  const isHave = word.value !== 'got' || !/^(have|has|weve|ive)$/.test(before)
  if (!isHave && !/^(weve|ive|have)$/.test(before)) return null
  const isOurs =
    /^(we|i|they|already|weve|ive|have|team|also|do)$/.test(before) || isFirst || /^(we|i)ve$/.test(word.value)
  if (!isOurs || /^(to|been|lost|had)$/.test(next)) return null
  const skip = next === 'already' || next === 'got' ? (third === 'already' ? 2 : 1) : 0
  const isAlready = before === 'already' || next === 'already' || third === 'already'
  const first = words[at + 1 + skip]?.value ?? ''
  const second = words[at + 2 + skip]?.value ?? ''
  if (/^(someone|somebody|people|person|guy|agency|firm)$/.test(first) && /^(for|on|doing|to|who)$/.test(second))
    return isAlready || second === 'for' || second === 'doing'
      ? marker(at + 3 + skip, false, earlier === 'we' ? at - 2 : at)
      : null
  return marker(at + 1 + skip, !isAlready)
}

function frenchMarker(words: readonly MessageWord[], at: number): Marker | null {
  const word = words[at] as MessageWord
  const [next = '', third = '', fourth = ''] = valuesOf(words, { from: at + 1, to: at + 4 })
  const before = words[at - 1]?.value ?? ''
  const marker = (what: number, from = at): Marker => ({ from, what, isPost: false })
  switch (word.value) {
    case 'exception':
      return /^(de|du|des)$/.test(next) ? marker(/^(la|le|les|l)$/.test(third) ? at + 3 : at + 2) : null
    case 'ni':
      return valuesOf(words, { from: sentenceStart(words, at), to: at }).some((value) =>
        /^(personne|plus|jamais|arrive)$/.test(value),
      )
        ? null
        : marker(at + 1)
    case 'sauf':
    case 'excepte':
    case 'hormis':
      return marker(/^(pour|les?|la|de)$/.test(next) ? at + 2 : at + 1)
    case 'aucun':
    case 'aucune':
      return /^(ai|nai|avons|a|na|experience|idee)$/.test(before) || /^(experience|idee|temps)$/.test(next)
        ? null
        : marker(at + 1)
    case 'part':
      return /^(a|mis)$/.test(before) && words[at - 1]?.written !== 'a' && /^(le|la|les|l)$/.test(next)
        ? marker(at + 2, at - 1)
        : null
    case 'autre':
    case 'autres':
    case 'plutot':
      if (next === 'chose' && third === 'que') return marker(at + 3)
      if (next === 'que') return marker(at + 2)
      return /qu['’]$/i.test(words[at + 1]?.gap ?? '') ? marker(at + 1) : null
    case 'lieu':
      return before === 'au' && /^(de|d|du)$/.test(next) ? marker(at + 2, at - 1) : null
    case 'sans':
      return /^(un|une|mon|ma|notre|perdre|oublier|avoir)$/.test(next) ? null : marker(at + 1)
    case 'personne':
      return before === 'de' && words[at - 2]?.value === 'besoin' && next === 'pour' ? marker(at + 2, at - 2) : null
    case 'pas': {
      if (before === 'surtout') return marker(/^(de|d)$/.test(next) ? at + 2 : at + 1, at - 1)
      if (
        /^(ai|nai|avons|navons|a|na|ont|nont|est|nest|suis|peux|peut|sais|arrive|arrivons|sont|etais|ya)$/.test(
          before,
        ) &&
        next !== 'besoin'
      )
        return null
      if (next === 'besoin' && /^(de|d)$/.test(third)) return marker(at + 3)
      if (next === 'besoin') return marker(at + 2)
      if (next === 'question') return marker(at + 3)
      if (/^(oublier|manquer|perdre|rater|attendre|hesiter)$/.test(next)) return null
      if (/^(inclure|faire|toucher|gerer)$/.test(next) && /^(ne|faut|veux|voulons)$/.test(before)) return marker(at + 2)
      if (/^(le|assez|de)$/.test(next) && /^(temps|capable)$/.test(third)) return null
      if (/^(de|d|du|pour|la|les|le|un|une)$/.test(next))
        return marker(next === 'pour' && /^(le|la|les|l)$/.test(third) ? at + 3 : at + 2)
      return /^(veux|voulons|veut|faut|cherche|cherchons|paye)$/.test(before)
        ? marker(at + 1)
        : elided(words, at)
          ? marker(at + 1)
          : null
    }
    case 'deja':
      if (/^(fait|faite|trouve|pris|prise)$/.test(next)) return null
      if (/^(quelquun|qqn|agence)$/.test(next) && /^(pour)$/.test(third)) return marker(at + 3, at - 1)
      if (next === 'quelqu' && third === 'un' && fourth === 'pour') return marker(at + 4, at - 1)
      return /^(ai|jai|avons|a|on|avez)$/.test(before)
        ? marker(/^(un|une|notre|mon|ma|deux)$/.test(next) ? at + 2 : at + 1, at - 1)
        : null
    default:
      return null
  }
}

/** 'Pas d'appels': the small word went with its apostrophe. */
function elided(words: readonly MessageWord[], at: number): boolean {
  return /^\s*d['’]/i.test(words[at + 1]?.gap ?? '')
}

const havers = wordSet(
  'have has got handle handles do does cover covers covered manage manages avons ai a faisons fais fait gere gerons done',
)
const everything = wordSet('everything all anything tout rest everythings')
const requests = wordSet(
  'someone somebody need needs want looking who person help hire anyone quelquun cherche besoin veux veut voulons voudrais voudrions aimerais aimerions cherchons delegate outsource offload',
)

/** 'We have everything except someone to edit videos' asks for what stands behind it. */
function isAskedByException(words: readonly MessageWord[], at: number): boolean {
  const from = sentenceStart(words, at, 14)
  const before = valuesOf(words, { from, to: at + 1 })
  const what = before.findLastIndex((value) => everything.has(value))
  if (what === -1) return false
  const upTo = before.slice(0, what)
  const after = before.slice(what + 1)
  if (upTo.some((value) => requests.has(value))) return false
  // 'Everything is covered apart from the books'
  if (after.some((value) => covered.has(value))) return true
  const subject = upTo.findLast((value) => havers.has(value) || ours.has(value))
  return subject !== undefined && upTo.some((value) => ours.has(value))
}

const ours = wordSet('we i nous on jai je team weve ive id ill our')
const covered = wordSet('covered handled done sorted taken care fait couvert')
const exceptions = wordSet('except but apart aside other sauf excepte hormis part minus excluding')

/** A point of a list begins. */
const bullet = /\n\s*[-–•*·]\s*$/

function isNextPoint({ gap }: MessageWord): boolean {
  return bullet.test(gap) && !/\n\s*\n/.test(gap)
}

/** 'Not needed: tax returns, CFO advice': a label, and all of the line behind it. */
function labelledList(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  if (at > 0 && !isParted(word)) return null
  const labels = [
    ['not', 'needed'],
    ['dont', 'need'],
    ['do', 'not', 'need'],
    ['dont', 'want'],
    ['no', 'need'],
    ['not', 'required'],
    ['not', 'included'],
    ['not', 'wanted'],
    ['what', 'you', 'will', 'not', 'do'],
    ['what', 'you', 'wont', 'do'],
    ['not', 'part', 'of', 'the', 'job'],
    ['not', 'your', 'job'],
    ['already', 'covered'],
    ['already', 'handled'],
    ['handled', 'in', 'house'],
    ['we', 'already', 'have'],
    ['no', 'need', 'for'],
    ['non', 'requis'],
    ['pas', 'inclus'],
    ['pas', 'requis'],
    ['a', 'exclure'],
    ['deja', 'couvert'],
    ['vous', 'ne', 'ferez', 'pas'],
    ['ce', 'que', 'vous', 'ne', 'ferez', 'pas'],
    ['will', 'not'],
    ['you', 'will', 'not'],
    ['you', 'wont'],
    ['what', 'stays', 'with', 'us'],
    ['stays', 'with', 'us'],
    ['what', 'we', 'keep'],
    ['we', 'keep'],
    ['ce', 'que', 'nous', 'gardons'],
    ['ce', 'que', 'on', 'garde'],
    ['wont', 'do'],
    ['will', 'not', 'do'],
    ['out', 'of', 'scope'],
    ['excluded'],
    ['exclusions'],
    ['excludes'],
    ['non', 'inclus'],
    ['exclus'],
    ['pas', 'besoin'],
  ]
  const [label] = labels
    .filter((each) => each.every((value, which) => words[at + which]?.value === value))
    .toSorted((left, right) => right.length - left.length)
  if (label === undefined) return null
  const what = at + label.length
  const gap = words[what]?.gap ?? ''
  const isBulleted = bullet.test(gap)
  if (!gap.includes(':') && !isBulleted) return null
  const rest = words.slice(what + 1)
  const length = rest.findIndex((each) => startsSentence(each) && !(isBulleted && isNextPoint(each)))
  const to = length === -1 ? words.length : what + 1 + length
  return { from: at, to, what: { from: what, to } }
}

/** 'Leave the ads to me' */
function keptByThem(words: readonly MessageWord[], at: number): Exclusion | null {
  if (words[at]?.value !== 'leave' && words[at]?.value !== 'laissez') return null
  for (let to = at + 2; to < Math.min(words.length, at + 8); to += 1) {
    if (startsSentence(words[to] as MessageWord)) return null
    if (words[to]?.value === 'to' && /^(me|us|my|our)$/.test(words[to + 1]?.value ?? ''))
      return { from: at, to: to + 2, what: { from: at + 1, to } }
  }
  return null
}

/** 'Cold calls no': what a piece ends with. */
function refusedByNo(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  const next = words[at + 1]
  if (!/^(no|non)$/.test(word.value) || isParted(word) || (next !== undefined && !isParted(next))) return null
  let from = at
  while (from > 0 && at - from < 6 && !isParted(words[from] as MessageWord)) from -= 1
  return at - from > 4 || at === from ? null : { from, to: at + 1, what: { from, to: at } }
}

function isEnd(words: readonly MessageWord[], at: number): boolean {
  const word = words[at]
  return word === undefined || isParted(word) || /^(and|by|so|already|et)$/.test(word.value)
}

const doneBy = wordSet(
  'done handled managed booked covered written kept run outsourced paid fait faite faits faites gere geree geres gerees reserve reserves reservees',
)
const doers = wordSet('my our the a an another their mon ma notre nos un une le la les')

/** Where other words end that say so: 'stays with us', 'isn't going anywhere', 'are in place', 'sont déjà faits', 'done by my cohost'. */
function otherDone(words: readonly MessageWord[], at: number): number | null {
  const word = words[at] as MessageWord
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
function keptHere(words: readonly MessageWord[], at: number): Exclusion | null {
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
  if (valuesOf(words, { from: what, to: what + 6 }).some((value) => keptInOrder.has(value))) return null
  const to = scopeEnd(words, what)
  return to > what ? { from: at - 1, to, what: { from: what, to } } : null
}
/** 'I keep the books up to date' tells what work there is. */
const keptInOrder = wordSet('uptodate tidy organized clean full current busy happy order running moving open')

/** Words behind something that say it isn't needed, or is done: 'licence not needed', 'anything in sales is covered'. */
function refusedBehind(words: readonly MessageWord[], at: number): WordRange | null {
  const word = words[at] as MessageWord
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
  const other = otherDone(words, at)
  if (words[at - 2]?.value === 'whose' || words[at - 1]?.value === 'whose') return null
  if (!isNotNeeded && !isDone && !isRejected && !hasBeen && !stays && other === null) return null
  let from = at
  while (from > 0 && at - from < 6 && !isParted(words[from] as MessageWord)) {
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
  // 'Bookkeeping separate, has been taken care of': what it is stands in the piece before.
  if (from === at && hasBeen && at > 0 && !startsSentence(word)) {
    from = at - 1
    while (from > 0 && at - from < 4 && !isParted(words[from] as MessageWord)) from -= 1
  }
  return from === at
    ? null
    : other !== null && !isDone
      ? { from, to: other }
      : { from, to: Math.min(words.length, at + (third === 'care' ? 4 : isDone && next === 'already' ? 3 : 2)) }
}

const people = wordSet(
  'wife husband daughter son sister brother partner cousin mother mom mum father dad niece nephew friend aunt uncle accountant bookkeeper agency agent publisher team commis secretary techs tech cpa assistant lawyer staff producer designer developer studio office femme mari conjoint conjointe soeur frere fille fils associe associee comptable agence equipe manager',
)
const does = wordSet(
  'does do handles handle manages manage runs looks takes keeps covers fait font gere gerent occupe takes',
)
/** Their names end like those of people, and they aren't any. */
const notPeople = wordSet(
  'customer customers newsletter calendar order computer number website server folder counter error color floor door letter paper offer founder member user other owner manager router elevator sensor author water weather winter summer',
)
const others = wordSet(
  'boyfriend girlfriend spouse fiance cfo ceo coo cmo controller treasurer cohost biller service firm company kid kids neveu niece boss law volunteer volunteers gars gang famille family intern interns stagiaire guy girl person',
)

/** Whether a word names who could do work: a relative, an employee, a firm. */
function isDoer(word: string): boolean {
  return (
    people.has(word) ||
    others.has(word) ||
    (!notPeople.has(word) && word.length > 4 && /(er|or|ist|ian|ant|eur|euse|iste|iere)$/.test(word))
  )
}

const own = wordSet('own')
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
  const said = valuesOf(words, { from, to: at })
  const verb = said.findIndex(
    (value, which) => /^(do|ill|handle|keep|will|manage|run|fais|faisons|gere|gerons|occupe)$/.test(value) && which < 4,
  )
  // 'Legal research I do myself'
  const subject = at - from >= 3 && /^(do|handle|manage|run)$/.test(said.at(-1) ?? '') ? said.at(-2) : undefined
  if (/^(i|we)$/.test(subject ?? '') && at - from <= 6) return { from, to: at + 1, what: { from, to: at - 2 } }
  const isOfClient = /^(i|ill|we|well|so|je|nous|on)$/.test(said[0] ?? '')
  const isTrouble = said.some((value) =>
    /^(dont|cant|cannot|not|hate|trying|tried|still|find|see|everything|pas|tout|plus)$/.test(value),
  )
  return verb === -1 || !isOfClient || isTrouble ? null : { from, to: at + 1, what: { from: from + verb + 1, to: at } }
}

/** Someone does it already: 'my sister already looks after the website', 'I do my own marketing', 'I'll do the calling myself'. */
function doneAlready(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  const end = () => scopeEnd(words, at + 1)
  if (
    own.has(word.value) &&
    /^(my|our)$/.test(words[at - 1]?.value ?? '') &&
    /^(i|we)$/.test(words[at - 3]?.value ?? '')
  ) {
    if (/^(run|have|own|need|started|want|like)$/.test(words[at - 2]?.value ?? '')) return null
    return { from: at - 3, to: end(), what: { from: at - 2, to: end() } }
  }
  if (isThemselves(words, at)) return doneByThem(words, at)
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
    let verb = at + 1
    while (/^(already|deja|also|usually|s)$/.test(words[verb]?.value ?? '')) verb += 1
    const isOn =
      /^(is|are)$/.test(words[verb]?.value ?? '') && /^(on|doing|handling)$/.test(words[verb + 1]?.value ?? '')
    if (isOn) verb += 1
    // 'C'est mon neveu qui fait le site'
    if (words[verb]?.value === 'qui') verb += 1
    if (/^(l|la|les|le)$/.test(words[verb]?.value ?? '')) return doneBefore(words, from)
    const isDoing =
      (isOn || does.has(words[verb]?.value ?? '')) && words.slice(at + 1, verb + 1).every((each) => !isParted(each))
    if (!isDoing) return null
    let what = verb + 1
    if (/^(after|care|of|up|with|over|de|d)$/.test(words[what]?.value ?? '')) what += 1
    if (words[what]?.value === 'of') what += 1
    const object = words[what]
    if (
      object === undefined ||
      startsSentence(object) ||
      /^(that|those|it|this|them|these|so|ca|cela)$/.test(object.value)
    )
      return /^(but|anymore)$/.test(words[what + 1]?.value ?? '') ? null : doneBefore(words, from)
    const to = scopeEnd(words, what)
    const behind = words[to]?.value ?? ''
    if (
      /^(but|anymore)$/.test(behind) ||
      to <= what ||
      /^(that|those|it|this|them|ca|cela)$/.test(words[what]?.value ?? '')
    )
      return null
    return { from, to, what: { from: what, to } }
  }
  return null
}

/** 'Answer the phone? Our service does', 'no forecasting: our CFO does it': what it is stands in the piece before. */
function doneBefore(words: readonly MessageWord[], from: number): Exclusion | null {
  const sign = words[from]
  if (sign === undefined || from === 0 || !/[?:,—–-]/.test(sign.gap)) return null
  let start = from - 1
  while (start > 0 && from - start < 7 && !isParted(words[start] as MessageWord)) start -= 1
  const said = valuesOf(words, { from: start, to: from })
  if (!sign.gap.includes('?') && said.some((value) => requestWords.has(value))) return null
  return { from: start, to: from, what: { from: start, to: from } }
}

/** 'Transcription? no thanks': a short question that is answered at once. */
function answeredNo(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  if (!/^(no|non|nope)$/.test(word.value) || !/\?/.test(word.gap)) return null
  const next = words[at + 1]
  if (next !== undefined && !isParted(next) && !/^(thanks|thank|merci)$/.test(next.value)) return null
  let from = at - 1
  while (from > 0 && !startsSentence(words[from] as MessageWord)) from -= 1
  if (/^(want|need|do|can|are|is|have|does|would|tu|vous|cherche)$/.test(words[from]?.value ?? '')) return null
  return at - from > 4 ? null : { from, to: at + 1, what: { from, to: at } }
}

/** Whether what is said to be had is someone who does work ('we have a bookkeeper'), and stays. */
function isPostThatStays(words: readonly MessageWord[], { from, to }: WordRange): boolean {
  const isPost = words.slice(from, to).some(({ value }) => postStems.has(stemOf(value)) || posts.has(stemOf(value)))
  const isOver = words[to] === undefined || isParted(words[to] as MessageWord)
  const behind = isOver ? [] : valuesOf(words, { from: to, to: to + 3 })
  const isNumbered =
    /^(a|an|one|two|three|four|our|great|good)$/.test(words[from]?.value ?? '') || words[from]?.number != null
  return (
    isPost &&
    isNumbered &&
    !behind.some((value) => /^(but|who|leaving|left|quit|whos|that|looking|needing|mais)$/.test(value))
  )
}

const posts = new Set(
  [
    'guy',
    'agency',
    'service',
    'team',
    'retoucher',
    'photographer',
    'stylist',
    'telemarket',
    'dispatch',
    'secretari',
    'receptionist',
    'bookkeep',
    'sdr',
    'va',
  ].map((word) => stemOf(word)),
)

/** What a message excludes, in order. @param asked words behind an exception that asks for them, to be read as work */
export function exclusionsIn(words: readonly MessageWord[]): { exclusions: Exclusion[]; asides: WordRange[] } {
  const exclusions: Exclusion[] = []
  const asides: WordRange[] = []
  let free = 0
  for (let at = 0; at < words.length; at += 1) {
    const done =
      doneAlready(words, at) ??
      answeredNo(words, at) ??
      refusedByNo(words, at) ??
      labelledList(words, at) ??
      keptByThem(words, at) ??
      keptHere(words, at)
    if (done !== null) {
      exclusions.push(done)
      free = Math.max(free, done.to)
      continue
    }
    const behind = refusedBehind(words, at)
    if (behind !== null && behind.from >= free) {
      exclusions.push({ ...behind, what: { from: behind.from, to: at } })
      free = behind.to
      continue
    }
    if (at < free) continue
    const marker = englishMarker(words, at) ?? haveMarker(words, at) ?? frenchMarker(words, at)
    if (marker === null || marker.what >= words.length) continue
    if (exceptions.has(words[at]?.value ?? '') && isAskedByException(words, at)) {
      asides.push({ from: sentenceStart(words, at, 14), to: marker.what })
      free = marker.what
      continue
    }
    let what = marker.what
    while (
      what < words.length &&
      someone.has(words[what]?.value ?? '') &&
      !isParted(words[what] as MessageWord) &&
      !marker.isPost
    )
      what += 1
    const to = scopeEnd(words, what)
    if (to <= what) continue
    const said = valuesOf(words, { from: what, to: Math.min(words.length, to + 1) })
    if (/^(no|not)$/.test(words[at]?.value ?? '') && said.some((value) => lackBehind.has(value))) continue
    if (marker.isPost) {
      const isAlready = said.includes('already')
      if (!isAlready && !isPostThatStays(words, { from: what, to })) continue
    }
    exclusions.push({ from: marker.from, to, what: { from: what, to } })
    free = to
  }
  return { exclusions, asides }
}
