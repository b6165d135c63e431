import { expect, test } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { attemptAt, isDefinite } from './attempt.ts'

const failure = (status: number) => new ApiFailure(status, { code: 'x', message: 'x' })
const body = { project_uuid: 'p', total_cents: 4500 }

test('B8 the same payment tried again keeps its key; another is another attempt', () => {
  const first = attemptAt(body, null)
  expect(attemptAt({ ...body }, first)).toBe(first)
  expect(attemptAt({ ...body, total_cents: 4600 }, first).key).not.toBe(first.key)
  expect(attemptAt(body, null).key).not.toBe(first.key)
})

test('B8 only a certain no ends an attempt: what may have gone through keeps its key', () => {
  expect([400, 403, 404, 409].every((status) => isDefinite(failure(status)))).toBe(true)
  expect([0, 401, 429, 500, 502, 503].some((status) => isDefinite(failure(status)))).toBe(false)
  expect(isDefinite(new TypeError('Failed to fetch'))).toBe(false)
})
