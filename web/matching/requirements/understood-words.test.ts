import { expect, it } from 'vitest'
import { meantNames, notMeantKey, withRolesMeant } from './understood-words.ts'

const cleanUp = { id: 7, value: 'CRM data cleanup' }
const bookkeeper = { id: 14, value: 'Bookkeeper' }
const french = { id: 2, value: 'French' }
const hubspot = { id: 3, value: 'HubSpot' }
const understood = [
  { word: 'CRM cleanup in HubSpot', roles: [], skills: [cleanUp], tools: [hubspot], languages: [] },
  { word: 'hubspot', roles: [], skills: [], tools: [hubspot], languages: [] },
  { word: 'bilingual bookkeeper', roles: [bookkeeper], skills: [], tools: [], languages: [french] },
]
const message = null
const nobody = { roles: [], skills: [], tools: [] }

it('B2.1 free words mean each role, skill, tool and language once', () => {
  expect(meantNames({ understood, message }, [], nobody)).toEqual([
    { type: 'role', ...bookkeeper },
    { type: 'skill', ...cleanUp },
    { type: 'tool', ...hubspot },
    { type: 'language', ...french },
  ])
})

it('B2.1 what was left out, or is entered by name already, is not named again', () => {
  const leftOut = [
    notMeantKey({ type: 'tool', value: 'HubSpot' }),
    notMeantKey({ type: 'role', value: 'Bookkeeper' }),
    notMeantKey({ type: 'language', value: 'French' }),
  ]
  expect(meantNames({ understood, message }, leftOut, nobody)).toEqual([{ type: 'skill', ...cleanUp }])
  const entered = { roles: ['Bookkeeper'], skills: ['CRM data cleanup'], tools: ['HubSpot'] }
  expect(meantNames({ understood, message }, [], entered)).toEqual([{ type: 'language', ...french }])
})

it('B2.3 a role that words only seemed to exclude is entered with the others', () => {
  const keywords = { roles: ['Bookkeeper'], skills: [], tools: [], default: ['x'] }
  const left = ['role:Translator', 'not:role:Telemarketer', 'not:skill:Cold calling']
  expect(withRolesMeant(keywords, left).roles).toEqual(['Bookkeeper', 'Telemarketer'])
  expect(withRolesMeant(keywords, ['role:Translator'])).toBe(keywords)
})
