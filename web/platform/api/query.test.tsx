import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askInRender, useQueryAtOnce } from './query.ts'

const requested = vi.fn<() => Promise<string>>(() => new Promise<string>(() => undefined))

interface AskOptions {
  readonly enabled?: boolean
  readonly staleTime?: number
}

function Asking(options: AskOptions) {
  const { isPending } = useQueryAtOnce({ queryKey: ['who'], queryFn: requested, ...options })
  return isPending ? 'waits' : 'knows'
}

function render(options: AskOptions, client = new QueryClient()): string {
  return renderToString(
    <QueryClientProvider client={client}>
      <Asking {...options} />
    </QueryClientProvider>,
  )
}

describe('A page asks for what it shows while it is rendered', () => {
  beforeEach(() => void requested.mockClear())

  test('not before the served page has been taken over', () => {
    render({})
    expect(requested).not.toHaveBeenCalled()
    askInRender()
    render({})
    expect(requested).toHaveBeenCalledTimes(1)
  })

  test('once, however often it is rendered', () => {
    const client = new QueryClient()
    expect(render({}, client)).toBe('waits')
    expect(render({}, client)).toBe('waits')
    expect(requested).toHaveBeenCalledTimes(1)
  })

  test('not for what is there already', () => {
    const client = new QueryClient()
    client.setQueryData(['who'], 'Ada')
    expect(render({ staleTime: 1_000 }, client)).toBe('knows')
    expect(requested).not.toHaveBeenCalled()
  })

  test.for([
    ['not while it can’t be requested', { enabled: false }],
    ['not for what is requested anew whenever it is shown', { staleTime: 0 }],
  ] as const)('%s', ([, options]) => {
    render(options)
    expect(requested).not.toHaveBeenCalled()
  })
})
