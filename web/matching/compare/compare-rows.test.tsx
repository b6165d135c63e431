import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { compareRows } from './compare-rows.tsx'

it('B4 a comparison names each role as a whole, those asked for first', () => {
  const roles = compareRows.find(({ label }) => label === 'Roles')
  const profile = { roles: 'Recruiter,Billing, invoicing and collections specialist', role_ids: '9,4' }
  const html = renderToStaticMarkup(roles?.of(profile as AssistantProfile, { rids: [4], sids: [], tids: [] }))
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name)).toEqual([
    'Billing, invoicing and collections specialist',
    'Recruiter',
  ])
})
