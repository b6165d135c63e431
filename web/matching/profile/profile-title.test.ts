import { expect, it } from 'vitest'
import { profileTitle } from './profile-title.ts'

it('B5.2 is the display name and a Virtual Assistant suffix', () => {
  expect(profileTitle('Maya R.')).toBe('Maya R. - Virtual Assistant')
})
