import { expect, it } from 'vitest'
import { scoreWords } from './score-words.ts'

const candidate = { roles: 'Bookkeeper,Tax preparer', role_ids: '14,17', match: { role_id: 17 } }

it('B4.6 names the role that a score is for when several are viewed', () => {
  expect(scoreWords(candidate, [14, 17])).toBe('fits Tax preparer')
  expect(scoreWords(candidate, [17])).toBe('match')
  expect(scoreWords({ ...candidate, match: { role_id: 99 } }, [14, 17])).toBe('match')
})
