import { type ClassName, classBit, classNames, type Token } from './clause-tokens.ts'

// Clauses have shapes, which are written as words: `^ [object] be adv* part by agent` is 'payroll is already done by my wife'.

/** What is looked at, and what was captured on the way. */
export interface Reading {
  readonly tokens: readonly Token[]
  /** Where what is refused from this token on ends. */
  readonly scopeEnd: (at: number) => number
  from: number
  to: number
  end: number
}

type Next = (at: number) => boolean
type Step = (reading: Reading, at: number, next: Next) => boolean

const joining = wordSet('so because since then pis puis donc car thanks grace')

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

const bits = (...names: ClassName[]) => names.reduce((all, name) => all | classBit[name], 0)
const signs = bits('sign', 'end')
const starters = bits('sign', 'end', 'and', 'but')

/** Whether a clause may begin at this token. */
export function startsClause({ tokens }: Reading, at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || (before.classes & starters) !== 0 || joining.has(before.value)
}

/** Whether a clause may be over before this token. */
function endsClause({ tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  return token === undefined || (token.classes & starters) !== 0 || joining.has(token.value)
}

const longestObject = 9
const longestRest = 16

/** A thing, as short as the rest allows. */
const object: Step = (reading, at, next) => {
  const { tokens } = reading
  let hasHead = false
  for (let to = at; to < Math.min(tokens.length, at + longestObject); to += 1) {
    const { classes } = tokens[to] as Token
    if ((classes & classBit.word) === 0 || (to === at && (classes & bits('and', 'or')) !== 0)) return false
    if ((classes & classBit.head) !== 0) hasHead = true
    if (hasHead && next(to + 1)) return true
  }
  return false
}

const noScope = signs | bits('be', 'modal', 'neg', 'wh', 'but', 'me', 'they')

/** What is refused by the word before, up to the end of its clause or list. */
const scope: Step = (reading, at, next) => {
  const first = reading.tokens[at]
  if (first === undefined || (first.classes & noScope) !== 0) return false
  const to = reading.scopeEnd(at)
  return to > at && next(to)
}

/** Some words of the same sentence. */
const some: Step = ({ tokens }, at, next) => {
  for (let to = at; to <= Math.min(tokens.length, at + longestRest); to += 1) {
    if (next(to)) return true
    if (((tokens[to]?.classes ?? classBit.end) & bits('end', 'need')) !== 0) return false
  }
  return false
}

function isRequested({ tokens }: Reading, at: number): boolean {
  let isTold = false
  for (let before = at - 1; before >= 0 && ((tokens[before]?.classes ?? 0) & classBit.end) === 0; before -= 1) {
    const { classes } = tokens[before] as Token
    if ((classes & classBit.need) !== 0) return true
    if ((classes & bits('me', 'they', 'own', 'it', 'be', 'have', 'modal')) !== 0 && (classes & classBit.of) === 0)
      isTold = true
  }
  return !isTold
}

const primitives: Readonly<Record<string, Step>> = {
  object,
  scope,
  some,
  '^': (reading, at, next) => startsClause(reading, at) && next(at),
  $: (reading, at, next) => endsClause(reading, at) && next(at),
  $$: ({ tokens }, at, next) => ((tokens[at]?.classes ?? classBit.end) & classBit.end) !== 0 && next(at),
  question: ({ tokens }, at, next) => tokens[at]?.value === '?' && next(at + 1),
  // Something is asked for so far in the sentence, or nothing is told.
  requested: (reading, at, next) => isRequested(reading, at) && next(at),
}

const isClass = (name: string): name is ClassName => (classNames as readonly string[]).includes(name)

/** Tokens of which a stretch must have one to hold a shape. */
interface Need {
  readonly mask: number
  readonly values: ReadonlySet<string>
}

/** A shape that can be looked for, and what a stretch without which needn't be looked at. */
export interface Compiled {
  readonly step: Step
  /** It only begins where a clause does. */
  readonly isOfClause?: boolean
  readonly needs: readonly Need[]
}

const noValues: ReadonlySet<string> = new Set()

function ofClass(mask: number): Compiled {
  const step: Step = ({ tokens }, at, next) => ((tokens[at]?.classes ?? 0) & mask) !== 0 && next(at + 1)
  return { step, needs: [{ mask, values: noValues }] }
}

function literal(text: string): Compiled {
  const values = wordSet(text.replaceAll('|', ' '))
  const step: Step = ({ tokens }, at, next) => values.has(tokens[at]?.value ?? '') && next(at + 1)
  return { step, needs: [{ mask: 0, values }] }
}

function sequence(items: readonly Compiled[]): Compiled {
  const step = items.reduceRight<Step>(
    (rest, each) => (reading, at, next) => each.step(reading, at, (to) => rest(reading, to, next)),
    (_reading, at, next) => next(at),
  )
  return { step, needs: items.flatMap(({ needs }) => needs) }
}

function either(choices: readonly Compiled[]): Compiled {
  const [only] = choices
  if (choices.length === 1 && only !== undefined) return only
  // Words say more than classes do.
  const of = choices.map(({ needs }) => needs.find(({ mask }) => mask === 0) ?? needs[0])
  const known = of.filter((need) => need !== undefined)
  const merged = {
    mask: known.reduce((mask, need) => mask | need.mask, 0),
    values: new Set(known.flatMap(({ values }) => [...values])),
  }
  return {
    step: (reading, from, next) => choices.some(({ step }) => step(reading, from, next)),
    needs: known.length === of.length ? [merged] : [],
  }
}

function repeated({ step, needs }: Compiled, suffix: string): Compiled {
  if (suffix === '?') return { step: (reading, at, next) => step(reading, at, next) || next(at), needs: [] }
  const star: Step = (reading, at, next) => step(reading, at, (to) => to > at && star(reading, to, next)) || next(at)
  if (suffix === '*') return { step: star, needs: [] }
  return { step: (reading, at, next) => step(reading, at, (to) => star(reading, to, next)), needs }
}

function captured({ step, needs }: Compiled): Compiled {
  const capture: Step = (reading, at, next) =>
    step(reading, at, (to) => {
      const { from, to: known } = reading
      reading.from = at
      reading.to = to
      if (next(to)) return true
      reading.from = from
      reading.to = known
      return false
    })
  return { step: capture, needs }
}

/** Reads a shape: names of classes, of shapes defined before, and of what is built in; 'a|b' for words; ( | ), ?, *, +, ~ for not, < for right before, [ ] for what it is about. */
export function compile(pattern: string, known: Readonly<Record<string, Compiled>> = {}): Compiled {
  const parts = pattern.match(/'[^']*'|[()[\]|~<]|\$\$|[\^$]|[\w]+|[?*+]/g) ?? []
  let at = 0
  const alternatives = (): Compiled => {
    const found: Compiled[] = []
    for (;;) {
      const items: Compiled[] = []
      while (at < parts.length && !/^[)\]|]$/.test(parts[at] ?? '')) items.push(item())
      found.push(sequence(items))
      if (parts[at] !== '|') break
      at += 1
    }
    return either(found)
  }
  const item = (): Compiled => {
    const part = parts[at] ?? ''
    at += 1
    if (part === '~') {
      const { step } = item()
      return { step: (reading, from, next) => !step(reading, from, () => true) && next(from), needs: [] }
    }
    if (part === '<') {
      const { step } = item()
      return { step: (reading, from, next) => from > 0 && step(reading, from - 1, () => true) && next(from), needs: [] }
    }
    let found: Compiled | undefined
    if (part === '(' || part === '[') {
      found = alternatives()
      at += 1
      if (part === '[') found = captured(found)
    } else if (part.startsWith("'")) found = literal(part.slice(1, -1))
    else if (isClass(part)) found = ofClass(classBit[part])
    else {
      const builtIn = primitives[part]
      found = known[part] ?? (builtIn === undefined ? undefined : { step: builtIn, needs: [] })
    }
    if (found === undefined) throw new Error(`No class or shape is called ${part} in ${pattern}`)
    const suffix = parts[at] ?? ''
    if (!/^[?*+]$/.test(suffix)) return found
    at += 1
    return repeated(found, suffix)
  }
  const { step, needs } = alternatives()
  return { step, needs, isOfClause: pattern.startsWith('^ ') }
}

/** Where the sentence that begins at a token is over; a question with what answers it. */
export function intervalEnd(tokens: readonly Token[], from: number): number {
  let to = from
  while (to < tokens.length && ((tokens[to]?.classes ?? 0) & classBit.end) === 0) to += 1
  if (tokens[to]?.value !== '?') return to
  to += 1
  while (to < tokens.length && ((tokens[to]?.classes ?? 0) & classBit.end) === 0) to += 1
  return to
}

/** Shapes by the words and classes without which none of them is there. */
export class ShapeIndex<Shape extends Compiled> {
  private readonly masks: number[] = []
  private readonly needsOfWord = new Map<string, number[]>()
  private readonly needsOfShape: readonly (readonly number[])[]
  private readonly shapes: readonly Shape[]

  constructor(shapes: readonly Shape[]) {
    this.shapes = shapes
    this.needsOfShape = shapes.map(({ needs }) =>
      needs.map(({ mask, values }) => {
        const need = this.masks.push(mask) - 1
        for (const value of values) this.needsOfWord.set(value, [...(this.needsOfWord.get(value) ?? []), need])
        return need
      }),
    )
  }

  /** The shapes that a stretch of tokens can hold. */
  possibleIn(tokens: readonly Token[], { from, to }: { from: number; to: number }): Shape[] {
    const isMet = new Uint8Array(this.masks.length)
    let classes = 0
    for (let at = from; at < to; at += 1) {
      const token = tokens[at] as Token
      classes |= token.classes
      for (const need of this.needsOfWord.get(token.value) ?? []) isMet[need] = 1
    }
    return this.shapes.filter((_, which) =>
      this.needsOfShape[which]?.every((need) => isMet[need] === 1 || ((this.masks[need] ?? 0) & classes) !== 0),
    )
  }
}
