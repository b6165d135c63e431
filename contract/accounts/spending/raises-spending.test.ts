import { expect, it } from 'vitest'
import { operationAreas } from '../../operation-areas.ts'
import { operations } from '../../operations.ts'
import type { Operation } from '../../shared/operation.ts'
import { raisesNothing } from '../../testing/raises-nothing.ts'

it('every operation of clients that changes money asks the spending limit, or says why it needn’t', () => {
  const money = Object.entries<Operation>(operations).filter(
    ([key, { method, idempotencyKey, caller }]) =>
      method !== 'GET' &&
      (operationAreas[key as keyof typeof operations] === 'money' ||
        (idempotencyKey === true && Array.isArray(caller) && caller.includes('client'))),
  )
  const undeclared = money.filter(([key, { raisesSpending }]) => raisesSpending !== true && !(key in raisesNothing))
  expect(undeclared.map(([key]) => key)).toEqual([])
})

it('no operation does both', () => {
  const both = Object.keys(raisesNothing).filter(
    (key) => (operations as Record<string, Operation>)[key]?.raisesSpending,
  )
  expect(both).toEqual([])
})
