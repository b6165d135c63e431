import { allOperations } from '@talentplace/contract/operations'
import type { Caller } from '@talentplace/contract/shared/operation'
import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

export interface Filter {
  readonly key: string
  readonly schema: Schema
}

/** A list of the API document: an operation that takes `pagination` and answers a `count`. */
export interface ListedOperation {
  readonly name: string
  readonly path: string
  readonly caller: Caller
  readonly sorts: readonly string[]
  readonly filters: readonly Filter[]
  readonly required: readonly string[]
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every GET list, with its sort keys and filters, as the contract declares them. */
export function listedOperations(): ListedOperation[] {
  const lists: ListedOperation[] = []
  for (const { name, method, path, caller, query, reply } of allOperations) {
    if (method !== 'GET' || !query) continue
    const schema = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
    const pagination = schema.properties?.['pagination']
    if (!isSchema(pagination)) continue
    if (!('count' in (z.toJSONSchema(reply, { unrepresentable: 'any' }).properties ?? {}))) continue
    const by = pagination.properties?.['sortBy']
    const items = isSchema(by) ? by.items : undefined
    const sorts = isSchema(items) ? (items.enum ?? []).map(String) : []
    const filters = Object.entries(schema.properties ?? {}).flatMap(([key, each]) =>
      key === 'pagination' || !isSchema(each) ? [] : [{ key, schema: each }],
    )
    lists.push({ name, path, caller, sorts, filters, required: schema.required ?? [] })
  }
  return lists
}
