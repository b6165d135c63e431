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

const options = {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => nameFields(jsonSchema),
} as const

/** JSON Schema of a contract schema as callers send it. */
export function inputJsonSchema(schema: $ZodType): JsonSchema {
  return toJSONSchema(schema, { ...options, io: 'input' }) as JsonSchema
}

/** JSON Schema of a contract schema as the server answers it. */
export function outputJsonSchema(schema: $ZodType): JsonSchema {
  return toJSONSchema(schema, { ...options, io: 'output' }) as JsonSchema
}
