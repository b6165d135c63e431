import { isRequested } from './exclusion-scope.ts'
import { isDoer } from './doers.ts'
import { isParted, type MessageWord, sentenceStart, startsSentence, valuesOf, wordSet } from './message-words.ts'

/** Words that turn round what they stand before, found at a word. */
interface Marker {
  /** First word of the marker, and where what is refused begins. */
  readonly from: number
  readonly what: number
  readonly isPost: boolean
}

const afterNo = wordSet(
  'two finished courage experience problem problems matter one longer time idea doubt rush code show shows less later worries fuss answer answers response reply brainer charge cost contract luck clue such thanks thank more body point way reason agencies agency spam drama nonsense strings licence license certification degree',
)

const beforeLack = wordSet(
  'have has had got is are was were theres there with say says said saying been ive weve get gets means',
)

export const lackBehind = wordSet('yet currently now since anymore left lately encore actuellement')

const afterNot = wordSet(
  'only just sure enough able too so really yet even afraid happy working getting keeping much many all always that to urgent necessarily great good very everything everyone been being a lot fast',
)

const beforeNot = wordSet('but and please or so really only definitely rather yes')

const rejectedVerbs = wordSet('want need require include wanting needing')

const handsOff = wordSet('hire pay get have use see')

export const someone = wordSet(
  'anybody anyone someone somebody people you them any more your another a an the us me doing anything',
)

const tellers = wordSet(
  'we i our my it will is are was were cant cannot they he she nobody have has had get gets getting',
)

function isTold(words: readonly MessageWord[], at: number): boolean {
  return at === 0 || valuesOf(words, { from: sentenceStart(words, at, 20), to: at }).some((value) => tellers.has(value))
}

/** Sayings that refuse what stands behind them, as `messageWords` writes them; what they refuse goes to the end of its clause. */
const sayings = `
dont bother with | do not bother with | no need to worry about | dont worry about | do not worry about | not in the market for | stay away from | steer clear of | stay out of | keep away from
wont be dealing with | not be dealing with | not dealing with | wont be doing | not be doing | not doing | not handling | wont be handling | not be handling | not touching | wont be touching
not responsible for | wont be hiring | not be hiring | wont hire | not looking to hire | have no use for | can do without | could do without | dont care about | not after | who doesnt do | who does not do | that doesnt do | who wont do | never mind | not bothered about
ne veux rien savoir des | ne veux rien savoir de | veut rien savoir des | veut rien savoir de | rien a voir avec | hors de question de faire | hors de question de | oubliez les | oubliez la | oubliez le
oublie les | oublie la | oublie le | pas interesse par | pas interesses par | pas interessee par | pas question de faire | laissez tomber | inutile de faire | nul besoin de | evitez les | evitez la | evitez le`
  .split(/[|\n]/)
  .map((saying) => saying.trim())
  .filter((saying) => saying !== '')
  .map((saying) => saying.split(' '))
  .toSorted((left, right) => right.length - left.length)

const byFirst = Map.groupBy(sayings, ([first]) => first ?? '')

/** Where what is refused begins behind a saying that begins here. */
function refusedBehindSaying(words: readonly MessageWord[], at: number): number | null {
  const said = byFirst
    .get(words[at]?.value ?? '')
    ?.find((saying) =>
      saying.every(
        (value, which) =>
          words[at + which]?.value === value && (which === 0 || !startsSentence(words[at + which] as MessageWord)),
      ),
    )
  if (said === undefined) return null
  let what = at + said.length
  while (/^(the|any|du|de|d|la|le|les|l)$/.test(words[what]?.value ?? '')) what += 1
  return what < words.length && !startsSentence(words[what] as MessageWord) ? what : null
}

/** 'Don't bother with ads', 'je ne veux rien savoir des réseaux sociaux' */
export function sayingMarker(words: readonly MessageWord[], at: number): Marker | null {
  const what = refusedBehindSaying(words, at)
  return what === null ? neverMarker(words, at) : { from: at, what, isPost: false }
}

/** 'Transcription, never translation' */
function neverMarker(words: readonly MessageWord[], at: number): Marker | null {
  const word = words[at] as MessageWord
  const next = words[at + 1]?.value ?? ''
  const behind = words[at + 2]
  if (word.value !== 'never' || at === 0 || !isParted(word) || !isRequested(words, at)) return null
  const isNoun = /(ion|ing|s)$/.test(next) && !/^(was|does|has|is)$/.test(next)
  return isNoun && (behind === undefined || isParted(behind)) ? { from: at, what: at + 1, isPost: false } : null
}

export function englishMarker(words: readonly MessageWord[], at: number): Marker | null {
  const word = words[at] as MessageWord
  const [next = '', third = '', fourth = ''] = valuesOf(words, { from: at + 1, to: at + 4 })
  const [earlier = '', before = ''] =
    at > 1 ? valuesOf(words, { from: at - 2, to: at }) : ['', words[at - 1]?.value ?? '']
  const isFirst = at === 0 || isParted(word)
  const marker = (what: number, isPost = false, from = at): Marker => ({ from, what, isPost })
  const nextFits = words[at + 1] !== undefined && !startsSentence(words[at + 1] as MessageWord)
  switch (word.value) {
    case 'no': {
      // 'No budget for ads', 'no interest in a podcast'
      if (/^(need|budget|interest|appetite)$/.test(next) && /^(for|in)$/.test(third)) return marker(at + 3)
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
      // 'It's not for coding'
      if (
        next === 'for' &&
        (/^(its|thats)$/.test(before) || (before === 'is' && /^(it|this|that|role|job)$/.test(earlier)))
      )
        return /^(me|us|everyone|everybody|long|now|sure)$/.test(third) ? null : marker(at + 2)
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
        /^(help|someone|somebody|anyone|support|assistance)$/.test(next) ||
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
export function haveMarker(words: readonly MessageWord[], at: number): Marker | null {
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
  if (/^(enough|plenty|several|lots)$/.test(next)) {
    // 'We have plenty of work for a designer'
    const isOfWork = valuesOf(words, { from: at + 2, to: at + 6 }).some((value) => /^(work|for|to)$/.test(value))
    return isOfWork ? null : marker(at + 1, true)
  }
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

export function frenchMarker(words: readonly MessageWord[], at: number): Marker | null {
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
      return /^(un|une|mon|ma|notre|perdre|oublier|avoir|aide|soutien|quelquun|personne|attendre|stress|souci|engagement|arret|cesse|faute|delai|tarder)$/.test(
        next,
      )
        ? null
        : marker(at + 1)
    case 'personne':
      return before === 'de' && words[at - 2]?.value === 'besoin' && next === 'pour' ? marker(at + 2, at - 2) : null
    case 'pas': {
      if (/^(de|d)$/.test(next) && /^(budget|interet)$/.test(third) && /^(pour|a)$/.test(fourth)) return marker(at + 4)
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
      if (/^aux?$/.test(next) && /^(courant|fait|point|top|moment|bout|niveau)$/.test(third)) return null
      if (/^(de|d|du|pour|la|les|le|un|une|au|aux)$/.test(next))
        return marker(next === 'pour' && /^(le|la|les|l)$/.test(third) ? at + 3 : at + 2)
      return /^(veux|voulons|veut|faut|cherche|cherchons|paye)$/.test(before)
        ? marker(at + 1)
        : elided(words, at)
          ? marker(at + 1)
          : null
    }
    // 'On a une comptable.'
    case 'a':
    case 'ai':
    case 'avons': {
      if (!/^(on|jai|j|nous)$/.test(before) && !(word.value === 'ai' && /j['’]$/i.test(word.gap))) return null
      const behind = words[at + 3]
      const isWhole = behind === undefined || (isParted(behind) && !/^(mais|qui|et)$/.test(behind.value))
      return /^(un|une|notre)$/.test(next) && isDoer(third) && isWhole ? marker(at + 2, at - 1) : null
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
