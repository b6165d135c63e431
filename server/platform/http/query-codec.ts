import type { $ZodType } from 'zod/v4/core'
import { z } from 'zod'
import { inputJsonSchema } from './json-schema.ts'
import { nearestName } from './nearest-name.ts'

/** How one flat key of a query is read: where its value goes and what its text means. */
interface Leaf {
  readonly path: readonly string[]
  readonly list: boolean
  readonly type: 'integer' | 'number' | 'boolean' | 'string'
}

/** A key as it stands in a query. */
interface Key {
  readonly name: string
  readonly leaf: Leaf
  readonly isList: boolean
}

/** A query or path parameters schema, prepared for reading text. */
export interface QueryCodec {
  readonly leaves: ReadonlyMap<string, Leaf>
  /** Keys as callers usually write them: they need no decoding. */
  readonly usualKeys: ReadonlyMap<string, Key>
}

interface SchemaNode {
  readonly type?: string
  readonly properties?: Record<string, SchemaNode>
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
}

export class MalformedQuery extends Error {
  readonly key: string
  readonly code: 'invalid' | 'unknown_parameter'

  constructor(key: string, message: string, code: 'invalid' | 'unknown_parameter' = 'invalid') {
    super(message)
    this.key = key
    this.code = code
  }
}

function leafType(node: SchemaNode): Leaf['type'] {
  if (node.type === 'integer' || node.type === 'number' || node.type === 'boolean') return node.type
  return 'string'
}

/** Flattens a schema of objects, lists and values to its dotted keys. */
export function queryCodec(schema: $ZodType | undefined): QueryCodec {
  const leaves = new Map<string, Leaf>()
  function visit(node: SchemaNode, path: string[]): void {
    if (node.properties) {
      for (const [key, child] of Object.entries(node.properties)) visit(child, [...path, key])
    } else if (node.type === 'array') {
      leaves.set(path.join('.'), { path, list: true, type: leafType(node.items ?? {}) })
    } else {
      leaves.set(path.join('.'), { path, list: false, type: leafType(node) })
    }
  }
  if (schema && !(schema instanceof z.ZodUndefined)) visit(inputJsonSchema(schema) as SchemaNode, [])
  const usualKeys = new Map<string, Key>()
  for (const [name, leaf] of leaves) {
    const texts = leaf.list ? [`${name}[]`, `${name}%5B%5D`] : [name]
    for (const text of texts) usualKeys.set(text, { name, leaf, isList: leaf.list })
  }
  return { leaves, usualKeys }
}

const integerText = /^-?\d{1,15}$/
const numberText = /^-?\d{1,15}(\.\d{1,15})?$/

/** A text's value in the type asked for; text that isn't one stays text, and the schema says what is wrong with it. */
function readValue(type: Leaf['type'], text: string): unknown {
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  const form = type === 'integer' && integerText.test(text) ? integerText : numberText
  return form.test(text) ? Number(text) : text
}

const plainText = /^[\w./,-]*$/

function decodeText(text: string, key: string): string {
  if (plainText.test(text)) return text
  let decoded: string
  try {
    decoded = text.includes('%') || text.includes('+') ? decodeURIComponent(text.replaceAll('+', ' ')) : text
  } catch {
    throw new MalformedQuery(key, 'is not valid percent-encoded UTF-8')
  }
  if (decoded.includes('\0')) throw new MalformedQuery(key, 'must not contain NUL')
  return decoded
}

const keyForm = /^[A-Za-z_][A-Za-z0-9_.]*(\[\])?$/
const maxPairs = 2_000

function place(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let node = target
  const last = path.length - 1
  for (let at = 0; at < last; at++) node = (node[path[at] ?? ''] ??= {}) as Record<string, unknown>
  node[path[last] ?? ''] = value
}

/** A parameter that an operation doesn't have: passing over it would answer something else than was asked. */
function unknownParameter({ leaves }: QueryCodec, key: string): MalformedQuery {
  const names = [...leaves].map(([name, { list }]) => (list ? `${name}[]` : name))
  const nearest = nearestName(key, names)
  const help =
    nearest !== null
      ? `did you mean ${nearest}?`
      : names.length > 0
        ? `it takes ${names.join(', ')}`
        : 'it takes no parameters'
  return new MalformedQuery(key.slice(0, 100), `is not a parameter of this address: ${help}`, 'unknown_parameter')
}

/** A key in any spelling. @throws MalformedQuery for one that the operation doesn't know */
function readKey(form: QueryCodec, sent: string): Key {
  const text = decodeText(sent, 'query')
  const isList = text.endsWith('[]')
  const name = isList ? text.slice(0, -2) : text
  const leaf = form.leaves.get(name)
  if (leaf) return { name, leaf, isList }
  if (!keyForm.test(text)) throw new MalformedQuery(text.slice(0, 100), 'is not a well-formed query key')
  throw unknownParameter(form, text)
}

/**
 * Reads a query in the specified form (`pagination.sortBy[]=value`, `rids[]=3`).
 * A key that the operation doesn't know, a malformed one, a scalar given twice, or a list and a scalar mixed up throw.
 */
export function readQuery(form: QueryCodec, query: string): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  if (query === '') return result
  const lists = new Map<string, unknown[]>()
  let seen: Set<string> | null = null
  const pairs = query.split('&')
  if (pairs.length > maxPairs) throw new MalformedQuery('query', `has more than ${maxPairs} parts`)
  for (const pair of pairs) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const sentKey = equals === -1 ? pair : pair.slice(0, equals)
    const key = form.usualKeys.get(sentKey) ?? readKey(form, sentKey)
    const { name, leaf, isList } = key
    if (leaf.list !== isList) {
      throw new MalformedQuery(name, leaf.list ? `is a list: write ${name}[]=…` : `is one value: write ${name}=…`)
    }
    const text = equals === -1 ? '' : pair.slice(equals + 1)
    const value = readValue(leaf.type, decodeText(text, name))
    if (isList) {
      const list = lists.get(name)
      if (list) list.push(value)
      else {
        const started = [value]
        lists.set(name, started)
        place(result, leaf.path, started)
      }
    } else {
      seen ??= new Set()
      if (seen.has(name)) throw new MalformedQuery(name, 'is given more than once')
      seen.add(name)
      place(result, leaf.path, value)
    }
  }
  return result
}

/** Reads path parameters, already decoded by the router. */
export function readParams(form: QueryCodec, params: Record<string, string>): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, leaf] of form.leaves) {
    const text = params[name]
    if (text === undefined) continue
    if (text.includes('\0')) throw new MalformedQuery(name, 'must not contain NUL')
    result[name] = readValue(leaf.type, text)
  }
  return result
}
