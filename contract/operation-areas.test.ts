import { expect, it } from 'vitest'
import { operations } from './operations.ts'
import type { Operation } from './shared/operation.ts'
import { mayDo } from './accounts/colleague-role.ts'
import { operationAreas } from './operation-areas.ts'

it('every operation that clients or all signed-in people may call says which colleagues may', () => {
  const theirs = Object.entries<Operation>(operations).filter(
    ([, { caller }]) => caller === 'session' || (caller !== 'anyone' && caller.includes('client')),
  )
  expect(Object.keys(operationAreas).toSorted()).toEqual(theirs.map(([key]) => key).toSorted())
})

it('everything is both, work no money, money no work', () => {
  expect(mayDo('everything', 'work') && mayDo('everything', 'money')).toBe(true)
  expect([mayDo('work', 'work'), mayDo('work', 'money')]).toEqual([true, false])
  expect([mayDo('money', 'work'), mayDo('money', 'money')]).toEqual([false, true])
})
