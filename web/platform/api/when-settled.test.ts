import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from './when-settled.ts'

/** A question, and how it is answered. */
function prefetch(client: QueryClient, name: string): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const pending = client.prefetchQuery({ queryKey: [name], queryFn: () => promise })
  return async () => {
    resolve('yes')
    await pending
  }
}

/** Whether the page still has a place for what it waits for. */
let isBusy = false

beforeEach(() => {
  vi.useFakeTimers()
  isBusy = false
  vi.stubGlobal('document', { querySelector: () => (isBusy ? {} : null) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what can wait begins after the last answer that the page asks for, also where one leads to the next', async () => {
  const client = new QueryClient()
  const begin = vi.fn<() => void>()
  const first = prefetch(client, 'first')
  whenSettled(client, begin, { longest: 60_000 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begin).not.toHaveBeenCalled()
  await first()
  const second = prefetch(client, 'second')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begin).not.toHaveBeenCalled()
  await second()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begin).toHaveBeenCalledOnce()
})

test('it begins once, and without the answer where none comes', async () => {
  const client = new QueryClient()
  const begin = vi.fn<() => void>()
  const answer = prefetch(client, 'late')
  whenSettled(client, begin, { longest: 4_000 })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(begin).toHaveBeenCalledOnce()
  await answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begin).toHaveBeenCalledOnce()
})

test('an answer that has come and isn’t drawn yet is waited for, too', async () => {
  isBusy = true
  const begin = vi.fn<() => void>()
  whenSettled(new QueryClient(), begin, { longest: 60_000 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begin).not.toHaveBeenCalled()
  isBusy = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begin).toHaveBeenCalledOnce()
})

test('what a page that shows a wait may be waiting for doesn’t wait for it to be drawn', async () => {
  isBusy = true
  const begin = vi.fn<() => void>()
  whenSettled(new QueryClient(), begin, { longest: 60_000, drawn: false })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begin).toHaveBeenCalledOnce()
})
