import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { startReads } from '../../platform/api/query.ts'
import { firstDraftsRead, takeFirstDrafts } from './first-drafts.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers each call with one draft, the first with the first uuid. */
function serve(...uuids: string[]): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return Response.json({ projects: [{ uuid: uuids[requests.length - 1] }], count: 1 })
  })
  return requests
}

test('the draft asked for at the arrival is taken from there, and only once: by then another may be the first', async () => {
  const requests = serve('paid', 'next')
  const client = new QueryClient()
  startReads(client, [firstDraftsRead()])
  expect((await takeFirstDrafts(client)).projects[0]?.uuid).toBe('paid')
  expect(requests).toHaveLength(1)
  expect((await takeFirstDrafts(client)).projects[0]?.uuid).toBe('next')
  expect(requests).toHaveLength(2)
})
