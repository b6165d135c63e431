import './plain-messages.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from '../operations.ts'
import type { Operation } from './operation.ts'
import { schemaLeaves, typeOf } from '../testing/schema-leaves.ts'
import { rawMessage } from '../testing/raw-message.ts'

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  number: ['12', 'x', 1.5, 12.345, NaN, Infinity, 1e300, true, [], [1], {}],
  string: [7, 1.5, true, [], {}],
  boolean: ['yes', 1, [], {}],
  enum: ['no such choice', 7, true, [], {}],
  literal: ['no such choice', 7.5, [], {}],
}

const parts = ['body', 'query', 'params'] as const
const values = Object.entries(operations).flatMap(([key, operation]) =>
  parts.flatMap((part) =>
    schemaLeaves((operation as Operation)[part] as z.ZodType | undefined)
      .filter(([path, schema]) => path !== '' && typeOf(schema) in wrong)
      .map(([path, schema]) => ({ key, part, path, schema })),
  ),
)

/** What a person is told, which is the first thing; below the name that the value has in the call, since a message may follow from it. */
function messageOf(path: string, schema: z.ZodType, value: unknown): string | undefined {
  const name = path.split('.').at(-1) ?? ''
  return z.object({ [name]: schema }).safeParse({ [name]: value }).error?.issues[0]?.message
}

describe('a value of the wrong type', () => {
  it('is told what is wrong with it in every operation, never that it is missing', () => {
    const missing: string[] = []
    for (const { key, part, path, schema } of values) {
      for (const value of wrong[typeOf(schema)] ?? []) {
        const message = messageOf(path, schema, value)
        expect(String(message)).not.toMatch(rawMessage)
        if (message === 'Required') missing.push(`${key} ${part} ${path}: ${JSON.stringify(value)}`)
      }
    }
    expect(missing).toEqual([])
    expect(values.length).toBeGreaterThan(1000)
  })

  it('of an amount is told that it must be a whole number of cents, in every operation', () => {
    const amounts = values.filter(({ path, schema }) => path.endsWith('_cents') && typeOf(schema) === 'number')
    expect(amounts.length).toBeGreaterThan(20)
    for (const { key, path, schema } of amounts) {
      for (const value of ['12', 'x', 1.5, 12.345, true, [], {}]) {
        expect({ key, path, value, told: messageOf(path, schema, value) }).toMatchObject({
          told: 'Must be a whole number of cents',
        })
      }
      expect(messageOf(path, schema, NaN)).toBe('Must be an amount, e.g. 42.50')
    }
  })

  it('is told that it is required where it is missing', () => {
    const amount = values.find(({ key, path }) => key === 'addPayment' && path === 'amount_cents')
    const date = values.find(({ key, path }) => key === 'addPayment' && path === 'paid_date')
    for (const nothing of [undefined, null]) {
      expect(messageOf('amount_cents', amount?.schema ?? z.never(), nothing)).toBe('Required')
      expect(messageOf('paid_date', date?.schema ?? z.never(), nothing)).toBe('Required')
    }
    expect(messageOf('paid_date', date?.schema ?? z.never(), '')).toBe('Required')
    expect(messageOf('paid_date', date?.schema ?? z.never(), 'soon')).toBe('Enter a date as YYYY-MM-DD')
  })
})
