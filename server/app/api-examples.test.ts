import { allOperations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import { parse } from 'zod/v4/core'
import { expect, it } from 'vitest'
import type { ApiExample } from '../platform/http/openapi.ts'
import { queryCodec, readParams, readQuery } from '../platform/http/query-codec.ts'
import written from './api-examples.json' with { type: 'json' }

const examples: Readonly<Record<string, ApiExample>> = written
const byName = new Map<string, Operation>(allOperations.map((each) => [each.name, each]))

function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`),
  )
  return pairs.join('&')
}

it('most of what a client, an assistant and a visitor call has an example', () => {
  expect(Object.keys(examples).length).toBeGreaterThanOrEqual(40)
})

it.each(Object.entries(examples))('the example of %s is one that the contract takes and answers', (name, example) => {
  const operation = byName.get(name)
  if (!operation) throw new Error('There is no such operation')
  const { params, query, body, reply } = operation
  const path = Object.fromEntries(Object.entries(example.params ?? {}).map(([key, value]) => [key, String(value)]))
  expect(Object.keys(path).length > 0).toBe(params !== undefined)
  if (params) parse(params, readParams(queryCodec(params), path))
  const sent = readQuery(queryCodec(query), queryText(example.query))
  if (query) parse(query, sent)
  expect('body' in example).toBe(body !== undefined)
  if (body) parse(body, example.body)
  // Nothing that the contract doesn't know is told, and nothing is left out.
  expect(JSON.parse(JSON.stringify(parse(reply, example.reply)))).toEqual(example.reply)
})

it('no example tells a token that was given to anyone', () => {
  const tokens = JSON.stringify(examples).matchAll(/"token":"([^"]*)"/g)
  expect(new Set([...tokens].map(([, token]) => token))).toEqual(new Set(['the-token-that-signing-in-answered']))
})
