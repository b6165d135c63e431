import { isDoer } from './doers.ts'
import { isParted, type MessageWord, startsSentence, valuesOf, wordSet } from './message-words.ts'

// What stands behind a thing and says that it needs nobody: it is done, it is someone's, it can wait, it isn't part of the work.

const beings = wordSet('is are est sont gets get has have thats')
const adverbs = wordSet(
  'already both all fully entirely completely now also currently well been being deja bien tous toutes actuellement completement entierement ete etre',
)

/** Said of a thing these say that someone sees to it. */
const seenTo = wordSet(
  'donne donnee donnes donnees covered handled done sorted outsourced staffed managed finished complete completed filled settled arranged assigned automated delegated fait faite faits faites gere geree geres gerees couvert couverte couverts couvertes regle reglee regles reglees assure assuree assures assurees confie confiee confies confiees comble comblee combles comblees pourvu pourvus termine terminee termines terminees complet complete delegue deleguee automatise automatisee externalise externalisee',
)
/** These say so where the sentence ends with them: 'the copy is written.', but 'the site is built in WordPress and needs …'. */
const isReady = wordSet(
  'ready written built designed shot drafted edited printed photographed translated prepared hired made pret prets prete pretes ecrit ecrite ecrits ecrites redige rediges traduit traduits',
)
/** 'The phones get answered'; what gets cancelled or lost asks for somebody. */
const getsDone = wordSet(
  'done paid sent kept made written answered handled dispatched booked shipped posted filed processed entered invoiced scheduled covered sorted updated edited recorded logged reconciled ordered managed served billed published uploaded returned translated',
)

const conditions = wordSet(
  'if when whenever once until till before after while unless how what who which that whether because since so make sure ensure everything nothing nobody nobodys not never no isnt arent doesnt dont want wants need needs must should si quand lorsque avant apres que qui quoi comment pour rien personne jamais pas',
)

function isOver(words: readonly MessageWord[], at: number): boolean {
  const word = words[at]
  return word === undefined || isParted(word) || /^(and|but|so|et|mais|already|deja)$/.test(word.value)
}

function isOwner(words: readonly MessageWord[], at: number): boolean {
  const word = words[at]
  return (
    word !== undefined &&
    (/^(my|our|his|her|their|mon|ma|notre)$/.test(word.value) || /^\p{Lu}\p{Ll}/u.test(word.written))
  )
}

/** 'The office manager's job', 'Ben's thing', 'my department', 'mon affaire': whose it is. */
function whoseEnd(words: readonly MessageWord[], at: number): number | null {
  for (let to = at + 1; to < Math.min(words.length, at + 5); to += 1) {
    if (isParted(words[to] as MessageWord)) return null
    if (!whats.has(words[to]?.value ?? '')) continue
    const isNamed = words.slice(at, to).some(({ written }) => /['’]s?$/.test(written))
    return isNamed || /^(my|our|his|her|their|mon|ma|notre)$/.test(words[at]?.value ?? '') ? to + 1 : null
  }
  return null
}
const whats = wordSet(
  'headache problem worry concern things job thing department domain area responsibility baby turf territory specialty affaire ressort rayon',
)

/** Where who is meant behind 'with', 'to' or 'by' ends: us, an office, a name, a person. */
function somebodyEnd(words: readonly MessageWord[], at: number): number | null {
  const [first = '', second = '', third = ''] = valuesOf(words, { from: at, to: at + 3 })
  if (first === 'head' && second === 'office') return at + 2
  if (/^(another|someone|somebody)$/.test(first)) return at + 2
  if (/^(me|us|hr|moi|nous|quelquun)$/.test(first)) return first === 'me' && second === 'a' ? null : at + 1
  if (/^(my|our|the|a|an|mon|ma|notre|nos|une?|le|la)$/.test(first)) {
    if (isDoer(second) || /^(brokerage|agency|agence|office|bank|school)$/.test(second)) return at + 2
    return isDoer(third) ? at + 3 : null
  }
  return isOwner(words, at) && isOver(words, at + 1) ? at + 1 : null
}

/** Where a form of being ends with what it says, if that is that somebody sees to it, that it is ready, or whose it is. */
function stateEnd(words: readonly MessageWord[], at: number): number | null {
  const { value } = words[at] as MessageWord
  const [next = '', third = ''] = valuesOf(words, { from: at + 1, to: at + 3 })
  let part = at + 1
  while (part < at + 4 && adverbs.has(words[part]?.value ?? '') && !isParted(words[part] as MessageWord)) part += 1
  const said = words[part]
  if (said === undefined || (isParted(said) && part === at + 1)) return null
  const behind = words[part + 1]?.value ?? ''
  const by = /^(by|par|through|avec|with|a)$/.test(behind) ? somebodyEnd(words, part + 2) : null
  const isInside =
    /^(internally|inhouse|elsewhere|ailleurs)$/.test(behind) || (behind === 'in' && words[part + 2]?.value === 'house')
  if (/^(get|gets)$/.test(value)) return getsDone.has(said.value) && isOver(words, part + 1) ? part + 1 : null
  const saidOf = `${said.value} ${behind}`
  if (/^(under control|off limits|on hold|on ice)$/.test(saidOf)) return part + 2
  if (
    /^(off|on|out) (the|of)$/.test(saidOf) &&
    /^(table|menu|list|agenda|question|the)$/.test(words[part + 2]?.value ?? '') &&
    said.value !== 'on'
  )
    return words[part + 2]?.value === 'the' ? part + 4 : part + 3
  if (said.value === 'pris' || said.value === 'prise' || said.value === 'prises')
    return behind === 'en' ? part + 3 : null
  if (seenTo.has(said.value)) return by ?? (isOver(words, part + 1) || isInside ? part + 1 : null)
  if (isReady.has(said.value)) {
    const after = words[part + 1]
    return by ?? (after === undefined || startsSentence(after) ? part + 1 : null)
  }
  if (/^(is|are)$/.test(value)) {
    const whose = whoseEnd(words, at + 1)
    if (whose !== null) return whose
    if (next === 'on' && /^(me|us)$/.test(third)) return at + 3
    if (next === 'up' && third === 'to') return somebodyEnd(words, at + 3)
  }
  return null
}

/** Where what begins here ends, if it says of what stands before that it needs nobody. */
function predicateEnd(words: readonly MessageWord[], at: number): number | null {
  const { value } = words[at] as MessageWord
  const [next = '', third = ''] = valuesOf(words, { from: at + 1, to: at + 3 })
  if (beings.has(value)) return stateEnd(words, at)
  // 'The recruiting's finished'
  if (seenTo.has(value) && /['’]s$/.test(words[at - 1]?.written ?? ''))
    return isOver(words, at + 1) ? at + 1 : next === 'by' ? somebodyEnd(words, at + 2) : null
  // 'Ads come later', 'the redesign can wait', 'la refonte viendra plus tard'
  if (/^(come|comes|coming|viendra|viendront)$/.test(value)) {
    if (next === 'later' || (next === 'plus' && third === 'tard')) return at + 2 + (next === 'plus' ? 1 : 0)
    return next === 'next' && /^(year|month|quarter|phase)$/.test(third) ? at + 3 : null
  }
  if (/^(can|could|peut|peuvent)$/.test(value) && /^(wait|attendre)$/.test(next)) return at + 2
  // 'The logo exists already'
  if (/^(exist|exists|existe|existent)$/.test(value))
    return /^(already|deja)$/.test(next)
      ? at + 2
      : isOver(words, at + 1) && words[at - 1]?.value === 'already'
        ? at + 1
        : null
  // 'Will stay with our CPA', 'go through the brokerage', 'relèvent de ma soeur'
  if (value === 'will' && /^(stay|remain)$/.test(next)) return third === 'with' ? somebodyEnd(words, at + 3) : null
  if (/^(go|goes)$/.test(value))
    return next === 'through' && !/^\p{Lu}/u.test(words[at + 2]?.written ?? '') ? somebodyEnd(words, at + 2) : null
  if (/^(releve|relevent|depend|dependent)$/.test(value))
    return /^(de|du)$/.test(next) ? somebodyEnd(words, at + 2) : null
  if (/^(isnt|arent)$/.test(value))
    return next === 'on' && third === 'the' && /^(table|menu|list|agenda)$/.test(words[at + 3]?.value ?? '')
      ? at + 4
      : null
  if (/^(belong|belongs|fall|falls|rest|rests|revient|reviennent|appartient)$/.test(value))
    return /^(to|with|on|under|a)$/.test(next) ? somebodyEnd(words, at + 2) : null
  if (/^(reste|restent|demeure)$/.test(value)) {
    if (next === 'a' && /^(interne|externe)$/.test(third)) return at + 3
    return /^(chez|avec|entre)$/.test(next) ? (somebodyEnd(words, at + 2) ?? at + 3) : null
  }
  if (/^(exclu|exclue|exclus|exclues|excluded)$/.test(value)) return isOver(words, at + 1) ? at + 1 : null
  if (/^(non|pas)$/.test(value))
    return /^(compris|comprise|comprises|inclus|incluse|incluses|requis|requise|requises|necessaire|necessaires|demande|demandee)$/.test(
      next,
    )
      ? at + 2
      : null
  // 'Le recrutement ne fait pas partie du poste'
  if (value === 'ne')
    return /^(fait|font)$/.test(next) && third === 'pas' && words[at + 3]?.value === 'partie' ? at + 4 : null
  // 'La pub, on en veut pas'
  if (
    /^(on|je|nous)$/.test(value) &&
    /^n?en$/.test(next) &&
    /^(veut|veux|voulons)$/.test(third) &&
    words[at + 3]?.value === 'pas'
  )
    return at + 4
  // 'La tenue de livres, on s'en occupe'
  if (/^(on|je|nous)$/.test(value) && /^(sen|men|nous)$/.test(next)) {
    const verb = next === 'nous' ? at + 3 : at + 2
    return /^(occupe|occupons|charge|chargeons)$/.test(words[verb]?.value ?? '') ? verb + 1 : null
  }
  if (value === 'no' || value === 'non')
    return /^(thanks|thank|merci)$/.test(next) && !/[?,]/.test(words[at]?.gap ?? '') ? at + 2 : null
  return null
}

/** The words that predicates begin with, beside forms of being. */
const beginnings = wordSet(
  'come comes coming viendra viendront can could peut peuvent belong belongs fall falls rest rests revient reviennent appartient reste restent demeure exclu exclue exclus exclues excluded non pas on je nous no exist exists existe existent will go goes releve relevent depend dependent isnt arent ne',
)

/** Where a predicate ends that begins here and says that its subject needs nobody; null where it depends, or is asked. */
export function needsNobody(words: readonly MessageWord[], at: number): number | null {
  const { value } = words[at] as MessageWord
  if (at === 0 || !(beings.has(value) || beginnings.has(value) || seenTo.has(value))) return null
  const to = predicateEnd(words, at)
  if (to === null) return null
  // 'Once the copy is written', 'what gets answered', 'is payroll covered?'
  let from = at
  while (from > 0 && at - from < 8 && !startsSentence(words[from] as MessageWord)) {
    from -= 1
    if (conditions.has(words[from]?.value ?? '')) return null
    if (isParted(words[from] as MessageWord)) break
  }
  let end = to - 1
  while (end < Math.min(words.length, to + 8)) {
    const { behind } = words[end] as MessageWord
    if (behind.includes('?')) return null
    if (words[end + 1] === undefined || startsSentence(words[end + 1] as MessageWord)) break
    end += 1
  }
  return to
}

const statuses = [
  'covered',
  'handled',
  'done',
  'sorted',
  'outsourced',
  'automated',
  'staffed',
  'filled',
  'complete',
  'in house',
  'inhouse',
  'already covered',
  'already done',
  'already handled',
  'already have',
  'all set',
  'taken care of',
  'all taken care of',
  'under control',
  'not needed',
  'not required',
  'not included',
  'no',
  'no thanks',
  'no thank you',
  'none',
  'nope',
  'no need',
  'n a',
  'out of scope',
  'later',
  'not now',
  'me',
  'us',
  'myself',
  'ourselves',
  'fait',
  'deja fait',
  'couvert',
  'deja couvert',
  'regle',
  'exclu',
  'exclue',
  'exclus',
  'non',
  'non merci',
  'non requis',
  'pas besoin',
  'pas requis',
  'moi',
  'nous',
  'a interne',
  'plus tard',
]
const longestStatus = 4

/** 'Payroll: covered', 'payroll (outsourced)', 'books — my sister': where a word or two behind a sign end that say so, and nothing else. */
export function statusEnd(words: readonly MessageWord[], at: number): number | null {
  const { gap } = words[at] as MessageWord
  if (!/[:=(→]|\s[-–—]+\s?/.test(gap) || /\n/.test(gap)) return null
  let to = at + 1
  while (to < words.length && to - at <= longestStatus && !isParted(words[to] as MessageWord)) to += 1
  const said = valuesOf(words, { from: at, to })
  if (statuses.includes(said.join(' '))) return to
  const isPerson = /^(my|our|mon|ma|notre)$/.test(said[0] ?? '') && said.length <= 4 && isDoer(said.at(-1) ?? '')
  return isPerson ? to : null
}
