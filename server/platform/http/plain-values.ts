import type { $ZodType } from 'zod/v4/core'

/** What a text isn't surely a value of: then the schema says what it is. */
export const unsure = Symbol('unsure')

/** Reads one value of a query from its text, already decoded. */
export type ReadValue = (text: string) => unknown

interface CheckDef {
  readonly check?: string
  readonly format?: string
  readonly value?: number
  readonly inclusive?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: RegExp
  /** What becomes of a value: trimmed, in lower case, empty where nothing of it can be seen. */
  readonly tx?: (value: string) => unknown
}

export interface FieldDef extends CheckDef {
  readonly type: string
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDef } }[]
  readonly coerce?: boolean
  readonly entries?: Readonly<Record<string, string | number>>
  readonly innerType?: $ZodType
  readonly element?: $ZodType
  readonly shape?: Readonly<Record<string, $ZodType>>
  readonly catchall?: $ZodType
  readonly defaultValue?: unknown
}

export const defOf = ({ _zod }: $ZodType): FieldDef => _zod.def as unknown as FieldDef

/** All checks of a schema, those that its own type brings among them. */
export function checksOf(def: FieldDef): CheckDef[] {
  const added = (def.checks ?? []).map(({ _zod }) => _zod.def)
  return def.check === undefined ? added : [def, ...added]
}

const wholeNumber = /^(?:0|-?[1-9]\d{0,8})$/

function readsNumber(checks: readonly CheckDef[]): ReadValue | null {
  let least = -Infinity
  let max = Infinity
  for (const { check, format, value, inclusive } of checks) {
    if (check === 'greater_than' && inclusive === true) least = Math.max(least, value ?? Infinity)
    else if (check === 'less_than' && inclusive === true) max = Math.min(max, value ?? -Infinity)
    else if (check !== 'number_format' || format !== 'safeint') return null
  }
  return (text) => {
    if (!wholeNumber.test(text)) return unsure
    const value = Number(text)
    return value >= least && value <= max ? value : unsure
  }
}

const patternFormats = ['regex', 'uuid']

function readsText(checks: readonly CheckDef[]): ReadValue | null {
  const patterns: RegExp[] = []
  let shortest = 0
  let longest = Infinity
  const changes: ((value: string) => unknown)[] = []
  for (const { check, format, minimum, maximum, pattern, tx } of checks) {
    if (check === 'min_length') shortest = Math.max(shortest, minimum ?? Infinity)
    else if (check === 'max_length') longest = Math.min(longest, maximum ?? 0)
    else if (check === 'string_format' && pattern && patternFormats.includes(format ?? '') && pattern.flags === '')
      patterns.push(pattern)
    else if (check === 'overwrite' && tx) changes.push(tx)
    else return null
  }
  return (text) => {
    if (text.length < shortest || text.length > longest) return unsure
    for (const pattern of patterns) if (!pattern.test(text)) return unsure
    for (const change of changes) if (change(text) !== text) return unsure
    return text
  }
}

/** How to read a value of a plain schema: whole numbers, texts by length and pattern, choices. Null for any other. */
export function readsValue(schema: $ZodType): ReadValue | null {
  const def = defOf(schema)
  if (def.coerce === true) return null
  if (def.type === 'number') return readsNumber(checksOf(def))
  if (def.type === 'string') return readsText(checksOf(def))
  if (checksOf(def).length > 0) return null
  if (def.type === 'boolean') return (text) => (text === 'true' ? true : text === 'false' ? false : unsure)
  if (def.type !== 'enum') return null
  const choices = new Set(Object.values(def.entries ?? {}))
  return (text) => (choices.has(text) ? text : unsure)
}
