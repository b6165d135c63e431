import { describe, expect, it } from 'vitest'
import { candidateRoles, roleNamesOf } from './role-names.ts'

const candidate = { roles: 'Recruiter,Billing, invoicing and collections specialist,Bookkeeper', role_ids: '9,4,3' }

describe('a candidate’s roles', () => {
  it('B5.6 are read from the aligned comma strings, names with commas too', () => {
    expect(candidateRoles(candidate)).toEqual([
      { id: 9, value: 'Recruiter' },
      { id: 4, value: 'Billing, invoicing and collections specialist' },
      { id: 3, value: 'Bookkeeper' },
    ])
  })

  it('B4 are named each as a whole where a list is shared', () => {
    expect(roleNamesOf(candidate.roles)).toEqual([
      'Recruiter',
      'Billing, invoicing and collections specialist',
      'Bookkeeper',
    ])
  })

  it('B4.6 begin with the roles being viewed', () => {
    expect(candidateRoles(candidate, [3, 9]).map((role) => role.id)).toEqual([3, 9, 4])
  })

  it('B5.6 are none for empty strings', () => {
    expect(candidateRoles({ roles: '', role_ids: '' })).toEqual([])
  })
})
