import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('addresses are written in one place, with what they carry untouched', () => {
  expect(paths.search('roles')).toBe('/search?step=roles')
  expect(paths.search(undefined, 'u-1')).toBe('/search/u-1')
  expect(paths.assistant('u-1', '?rids=3,9&hours=10,20')).toBe('/assistants/u-1?rids=3,9&hours=10,20')
  expect(paths.assistant('u-1', { rids: [3, 9] })).toBe('/assistants/u-1?rids[]=3&rids[]=9')
  expect(paths.signup('?assistant_id=7&cids=1')).toBe('/client/signup?assistant_id=7&cids=1')
})
