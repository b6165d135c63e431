import { z } from 'zod'
import { toJSONSchema, type $ZodType } from 'zod/v4/core'

export type JsonSchema = Record<string, unknown>

/** Names the fields of a record whose keys are a closed list: generated clients know them then. */
function nameFields(node: JsonSchema): void {
  const names = (node['propertyNames'] as { enum?: string[] } | undefined)?.enum
  if (names === undefined) return
  node['properties'] = Object.fromEntries(names.map((name) => [name, node['additionalProperties']]))
  node['additionalProperties'] = false
  delete node['propertyNames']
}

/** What the contract says of a schema (`.describe`, `.meta`); a writer with names of its own doesn't look there. */
function addWords(schema: $ZodType, node: JsonSchema): void {
  const { description, deprecated } = z.globalRegistry.get(schema as z.ZodType) ?? {}
  if (description !== undefined) node['description'] = description
  if (deprecated === true) node['deprecated'] = true
}

const options = {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: $ZodType; jsonSchema: JsonSchema }) => {
    nameFields(jsonSchema)
    addWords(zodSchema, jsonSchema)
  },
} as const

/** JSON Schema of a contract schema as callers send it, everything in place. */
export function inputJsonSchema(schema: $ZodType): JsonSchema {
  return toJSONSchema(schema, { ...options, io: 'input' }) as JsonSchema
}

/** Writes schemas for the OpenAPI document. */
export interface SchemaWriter {
  /** The schema as callers send it, or as the server answers it; what has a name is referred to. */
  write(schema: $ZodType, io: 'input' | 'output'): JsonSchema
  /** Every named schema that was referred to: the document's components. */
  components(): Record<string, JsonSchema>
}

/** What is sent has another form than what is answered (defaults, further keys), and so a name of its own. */
const suffixes = { input: 'Input', output: '' } as const

/** A writer that refers to `named` schemas by their names wherever they stand. */
export function schemaWriter(named: Readonly<Record<string, $ZodType>>): SchemaWriter {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema as z.ZodType, { id })
  const used = new Map<string, JsonSchema>()

  function nameOf(schema: $ZodType): string | undefined {
    return registry.get(schema as z.ZodType)?.id
  }

  function inPlace(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs, $schema: _, ...root } = toJSONSchema(schema, { ...options, io, metadata: registry }) as JsonSchema
    const definitions = ($defs ?? {}) as Record<string, JsonSchema>
    for (const id of Object.keys(definitions)) addComponent(id, io)
    // A named schema is written as a reference to its own definition.
    const { id: _id, ...written } = definitions[nameOf(schema) ?? ''] ?? root
    return referTo(written, io) as JsonSchema
  }

  function addComponent(id: string, io: 'input' | 'output'): void {
    const name = `${id}${suffixes[io]}`
    const schema = named[id]
    if (schema === undefined || used.has(name)) return
    used.set(name, {})
    used.set(name, inPlace(schema, io))
  }

  return {
    write(schema, io) {
      const id = nameOf(schema)
      if (id === undefined) return inPlace(schema, io)
      addComponent(id, io)
      return { $ref: `#/components/schemas/${id}${suffixes[io]}` }
    },
    components: () => Object.fromEntries([...used].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** Has `#/$defs/Invoice` point to the components. */
function referTo(node: unknown, io: 'input' | 'output'): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each) => referTo(each, io))
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? `${value.replace('#/$defs/', '#/components/schemas/')}${suffixes[io]}`
        : referTo(value, io),
    ]),
  )
}
