import { expect, it } from 'vitest'
import { wantedFirst } from './wanted-first.ts'

const tools = [1, 2, 3, 4, 5].map((id) => ({ id, value: `tool ${id}` }))

it('B5.3 the wanted ones lead a list, and the others keep their order', () => {
  expect(wantedFirst(tools, [5, 4]).map((tool) => tool.id)).toEqual([4, 5, 1, 2, 3])
  expect(wantedFirst(tools, [])).toEqual(tools)
})
