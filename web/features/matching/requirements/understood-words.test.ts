import { expect, it } from 'vitest'
import { meantNames, notMeantKey } from './understood-words.ts'

const cleanUp = { id: 7, value: 'CRM data clean-up' }
const hubspot = { id: 3, value: 'HubSpot' }
const understood = [
  { word: 'CRM cleanup in HubSpot', skills: [cleanUp], tools: [hubspot] },
  { word: 'hubspot', skills: [], tools: [hubspot] },
]
const nobody = { skills: [], tools: [] }

it('B2.1 free words name each skill and tool once', () => {
  expect(meantNames(understood, [], nobody)).toEqual([
    { type: 'skill', ...cleanUp },
    { type: 'tool', ...hubspot },
  ])
})

it('B2.1 what was left out, or is entered by name already, is not named again', () => {
  expect(meantNames(understood, [notMeantKey({ type: 'tool', value: 'HubSpot' })], nobody)).toEqual([
    { type: 'skill', ...cleanUp },
  ])
  expect(meantNames(understood, [], { skills: ['CRM data clean-up'], tools: [] })).toEqual([
    { type: 'tool', ...hubspot },
  ])
})
