import { expect, it } from 'vitest'
import { findEngines } from './engines.mjs'

it('looking for the programs of others gives a step its environment: one without has failed before it began', () => {
  expect(findEngines()).toEqual({})
})
