import { columnTypes, stateTypes } from './column-types.ts'
import type { Column, Table } from './read-tables.ts'

const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
}

const longestLine = 120

/** As `connection.ts` reads it: a day stays text, numbers of any size are numbers. */
function typeOf({ type, values }: Column): string {
  const isArray = type.startsWith('_')
  const one = values?.join(' | ') ?? scalars[isArray ? type.slice(1) : type]
  if (one === undefined) throw new Error(`A column of the type ${type} has no type here: name one in tables-text.ts.`)
  if (!isArray) return one
  return one.includes(' ') ? `(${one})[]` : `${one}[]`
}

/** A union that is longer than a line has one of its parts in each. */
function typedLines(name: string, type: string): string[] {
  const line = `    ${name}: ${type}`
  if (line.length <= longestLine || type.includes('<')) return [line]
  return [`    ${name}:`, ...type.split(' | ').map((part) => `      | ${part}`)]
}

function columnLines(table: string, column: Column): string[] {
  const { name, isNullable, filled, comment } = column
  const key = `${table}.${name}`
  const state = stateTypes[key]?.[0]
  const read = columnTypes[key] ?? `${typeOf(column)}${isNullable ? ' | null' : ''}`
  const whole =
    state === undefined
      ? { never: read, 'by default': `Generated<${read}>`, always: `GeneratedAlways<${read}>` }[filled]
      : `${isNullable ? 'DerivedState' : filled === 'by default' ? 'GeneratedState' : 'StateColumn'}<${state}>`
  return [...(comment === null ? [] : [`    /** ${comment} */`]), ...typedLines(name, whole)]
}

function stateImports(): string[] {
  const modules = Map.groupBy(Object.values(stateTypes), ([, module]) => module)
  return [...modules]
    .map(([module, types]) => {
      const names = [...new Set(types.map(([type]) => type))].toSorted()
      return `import type { ${names.join(', ')} } from '@talentplace/contract/${module}'`
    })
    .toSorted((one, other) => (one.slice(one.indexOf('@')) < other.slice(other.indexOf('@')) ? -1 : 1))
}

/** `tables.ts` for these tables. @throws Error when a type is given for a column that isn't there */
export function tablesText(tables: readonly Table[]): string {
  const columns = new Set(tables.flatMap(({ name, columns }) => columns.map((each) => `${name}.${each.name}`)))
  const unknown = Object.keys({ ...columnTypes, ...stateTypes }).filter((column) => !columns.has(column))
  if (unknown.length > 0) throw new Error(`column-types.ts names columns that aren't there: ${unknown.join(', ')}`)
  return [
    ...stateImports(),
    "import type { Generated, GeneratedAlways } from 'kysely'",
    "import type { DerivedState, GeneratedState, StateColumn } from './state-column.ts'",
    '',
    '/**',
    ' * The shape of `server/migrations`, for typed queries. Not written by hand: `npm run tables` writes it from a migrated',
    " * database. What a column means is its comment there; what its check constraint lists is its type's values, a",
    " * lifecycle's states by the contract's name for them.",
    ' */',
    'export interface Tables {',
    ...tables.flatMap(({ name, comment, columns }) => [
      ...(comment === null ? [] : [`  /** ${comment} */`]),
      `  ${name}: {`,
      ...columns.flatMap((column) => columnLines(name, column)),
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
}
